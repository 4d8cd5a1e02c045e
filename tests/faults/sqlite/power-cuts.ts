import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { compare, type Loss, startWriter } from '../child.ts'
import { EMAILS_EACH } from '../emails-each.ts'

const DISK_SIZE = '300m'
/**
 * Linux's EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH: from now on nothing reaches the disk. A copy of a disk in use would
 * mix earlier and later blocks, unlike a power cut.
 */
const CUT =
	'open(my $disk, "<", $ARGV[0]) or die $!; my $flags = pack("L", 2); ioctl($disk, 0x8004587d, $flags) or die $!'

export interface PowerCuts extends Loss {
	cuts: number
}

/** Whether a file can be mounted as a disk and cut off (root, loop devices). */
export function canCutPower(): boolean {
	const disk = makeDisk()
	try {
		disk.mountNew()
		disk.cut()
		return true
	} catch {
		return false
	} finally {
		disk.unmount()
		disk.remove()
	}
}

/** Power cuts on SQLite: the store's disk is a file, cut off in mid-burst and mounted again. */
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
		const store = { dataDir: disk.mountNew(), databaseUrl: null }
		const first = startWriter(store, 'count')
		await first.ended
		execFileSync('sync', ['-f', store.dataDir])
		const writer = startWriter(store, 'burst')
		await writer.opened
		await sleep(300 + Math.random() * 1200)
		disk.cut()
		// Submissions accepted while the disk is off must not be lost either.
		await sleep(100)
		writer.process.kill('SIGKILL')
		await writer.ended
		disk.unmount()
		disk.mountAgain()
		const survivor = startWriter(store, 'count')
		const found = await survivor.opened
		await survivor.ended
		return compare(writer.accepted, found, EMAILS_EACH)
	} finally {
		disk.unmount()
		disk.remove()
	}
}

function makeDisk() {
	const folder = mkdtempSync(join(tmpdir(), 'power-'))
	const image = join(folder, 'disk')
	const point = join(folder, 'mounted')
	mkdirSync(point)
	let isMounted = false
	const mount = () => {
		execFileSync('mount', ['-o', 'loop', image, point], { stdio: 'ignore' })
		isMounted = true
	}
	return {
		mountNew() {
			execFileSync('truncate', ['-s', DISK_SIZE, image])
			execFileSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'ignore' })
			mount()
			return point
		},
		cut: () => execFileSync('perl', ['-e', CUT, point], { stdio: 'ignore' }),
		mountAgain: mount,
		unmount() {
			if (isMounted) execFileSync('umount', [point])
			isMounted = false
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	}
}
