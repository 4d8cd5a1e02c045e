import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare, type Loss, startWriter } from '../child.ts'
import { EMAILS_EACH } from '../emails-each.ts'

const DISK_SIZE = '24m'
const BALLAST_BYTES = 4 * 2 ** 20

interface FullDisk extends Loss {
	/** Whether the same process accepted again with free space. */
	acceptedAgain: boolean
}

/** Whether a small tmpfs can be mounted (root). */
export function canFillDisk(): boolean {
	const folder = mkdtempSync(join(tmpdir(), 'full-'))
	try {
		mountSmallDisk(folder)
		execFileSync('umount', [folder])
		return true
	} catch {
		return false
	} finally {
		rmSync(folder, { recursive: true })
	}
}

/** Fills the disk of a writing process, frees it, and counts. */
export async function fillDisk(): Promise<FullDisk> {
	const dataDir = mkdtempSync(join(tmpdir(), 'full-'))
	mountSmallDisk(dataDir)
	try {
		const ballast = join(dataDir, 'ballast')
		writeFileSync(ballast, Buffer.alloc(BALLAST_BYTES))
		const writer = startWriter({ dataDir, databaseUrl: null }, 'fill')
		await writer.opened
		await until(() => writer.said.includes('FULL'))
		rmSync(ballast)
		await writer.ended
		const survivor = startWriter({ dataDir, databaseUrl: null }, 'count')
		const found = await survivor.opened
		await survivor.ended
		return {
			...compare(writer.accepted, found, EMAILS_EACH),
			acceptedAgain: writer.said.includes('ACCEPTED AGAIN'),
		}
	} finally {
		execFileSync('umount', [dataDir])
		rmSync(dataDir, { recursive: true, force: true })
	}
}

function mountSmallDisk(folder: string) {
	execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'tmpfs', folder], { stdio: 'ignore' })
}

async function until(isTrue: () => boolean) {
	const deadline = Date.now() + 120_000
	while (!isTrue()) {
		if (Date.now() > deadline) throw new Error('the disk did not become full in two minutes')
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}
