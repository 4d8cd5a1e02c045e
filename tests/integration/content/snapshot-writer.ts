/* Writes snapshots into a data folder and prints each, until it is killed. */
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { emptyReplicaData } from '#content/replica/replica-data.ts'
import { createSnapshotStore } from '#content/replica/snapshot/snapshot.ts'
import { loadedDog } from '../../builders/backend/backend.ts'
import { manyDogs } from '../../builders/content/many-dogs.ts'

const [, , dataDir = '', first = '0'] = process.argv
const log = { info() {}, warn() {}, error() {} }
const store = createSnapshotStore(dataDir, 'http://wp.example', log)
const empty = emptyReplicaData()
const dogs = manyDogs(400).map(loadedDog)
await store.read()
for (let number = Number(first) + 1; ; number += 1) {
	const data = { ...empty, options: EMPTY_OPTIONS, notificationEmail: String(number), items: { ...empty.items, dogs } }
	await store.write(data, new Date().toISOString())
	process.stdout.write(`${number}\n`)
}
