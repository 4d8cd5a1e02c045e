/** `node tests/records/buy-mugs.ts BUYERS SEED DATA_DIR [DATABASE_URL]`: a process with buyers; prints what became of each. */
import { openStore } from '#records/store/open-store.ts'
import { buyMug, createRandom } from './mug-buyers.ts'

const [, , buyers = '', seed = '', dataDir = '', databaseUrl] = process.argv
const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? null, onLostConnection() {} })
const random = createRandom(Number(seed))
const outcomes = await Promise.all(Array.from({ length: Number(buyers) }, () => buyMug([store], random)))
await store.close()
process.stdout.write(JSON.stringify(outcomes))
