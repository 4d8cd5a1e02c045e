import { execFileSync } from 'node:child_process'
import { constants, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compare, type Loss, startWriter } from './child.ts'
import { LETTERS_EACH } from './letters-each.ts'

const DISK_SIZE = '300m'

export interface PowerCuts extends Loss {
	cuts: number
}

/** Whether this machine lets us mount a file as a disk (root, loop devices). */
export function canCutPower(): boolean {
	const disk = makeDisk()
	try {
		disk.mount()
		disk.unmount()
		return true
	} catch {
		return false
	} finally {
		disk.remove()
	}
}

/**
 * What a power cut leaves, on SQLite. The store is on a disk of its own, a file; in mid-burst that file is copied as it is, so
 * that the copy holds only what had been written to the disk. The copy is mounted as a machine would after the cut.
 */
export async function cutPower(cuts: number): Promise<PowerCuts> {
	const total: PowerCuts = { cuts, accepted: 0, lost: 0, torn: 0, damaged: [] }
	for (let cut = 0; cut < cuts; cut += 1) {
		const loss = await cutOnce()
		total.accepted += loss.accepted
		total.lost += loss.lost
		total.torn += loss.torn
		total.damaged.push(...loss.damaged)
	}
	return total
}

async function cutOnce(): Promise<Loss> {
	const disk = makeDisk()
	try {
		const dataDir = disk.mount()
		const first = startWriter({ dataDir, databaseUrl: null }, 'count')
		await first.ended
		execFileSync('sync')
		const writer = startWriter({ dataDir, databaseUrl: null }, 'burst')
		await writer.opened
		await sleep(300 + Math.random() * 1200)
		// What was accepted until now must be in the copy; what comes after may be.
		const accepted = [...writer.accepted]
		disk.freeze()
		writer.process.kill('SIGKILL')
		await writer.ended
		disk.unmount()
		const survivor = startWriter({ dataDir: disk.mountFrozen(), databaseUrl: null }, 'count')
		const found = await survivor.opened
		await survivor.ended
		return compare(accepted, found, LETTERS_EACH)
	} finally {
		disk.unmount()
		disk.remove()
	}
}

function makeDisk() {
	const folder = mkdtempSync(join(tmpdir(), 'power-'))
	const [image, frozen, point] = ['disk', 'frozen', 'mounted'].map((name) => join(folder, name)) as [
		string,
		string,
		string,
	]
	mkdirSync(point)
	let isMounted = false
	const mount = (file: string) => {
		execFileSync('mount', ['-o', 'loop', file, point], { stdio: 'ignore' })
		isMounted = true
		return point
	}
	return {
		mount() {
			execFileSync('truncate', ['-s', DISK_SIZE, image])
			execFileSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'ignore' })
			return mount(image)
		},
		freeze: () => copyFileSync(image, frozen, constants.COPYFILE_FICLONE),
		mountFrozen: () => mount(frozen),
		unmount() {
			if (isMounted) execFileSync('umount', [point])
			isMounted = false
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	}
}
