import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { EncodeReply, EncodeRequest } from './avif-encoder.ts'

const ENCODER = join(import.meta.dirname, 'avif-encoder.ts')
/** A picture of 1,600 px takes two seconds of a quiet processor. */
const MAX_ENCODING_MS = 120_000
/** It takes 60 MB: stopped when no picture has been encoded for this long. */
const IDLE_MS = 20_000

/** Little memory, and none of the site's settings, which hold secrets. */
const SMALL = { execArgv: ['--max-semi-space-size=4'], env: { MALLOC_ARENA_MAX: '2' } }

/** Encodes one picture at a time; the process starts with the first and stops when idle. */
export interface Encoder {
	encode(request: EncodeRequest): Promise<Buffer>
}

export function createEncoderProcess(): Encoder {
	let child: ChildProcess | undefined
	let idle: NodeJS.Timeout | undefined

	function running(): ChildProcess {
		if (child?.connected) return child
		child = fork(ENCODER, { serialization: 'advanced', stdio: 'ignore', ...SMALL })
		// It ends with this process, and does not keep it running.
		child.unref()
		child.channel?.unref()
		return child
	}

	function stop() {
		child?.kill('SIGKILL')
		child = undefined
	}

	return {
		async encode(request) {
			clearTimeout(idle)
			const reply = await replyOf(running(), request).finally(() => {
				idle = setTimeout(stop, IDLE_MS).unref()
			})
			if (!reply) stop()
			if (!reply || 'error' in reply) throw new Error(reply?.error ?? 'the encoder ended or timed out')
			return Buffer.from(reply.avif)
		},
	}
}

/** undefined when the process ended or took too long. */
function replyOf(child: ChildProcess, request: EncodeRequest): Promise<EncodeReply | undefined> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => settle(undefined), MAX_ENCODING_MS).unref()
		function settle(reply: EncodeReply | undefined) {
			clearTimeout(timer)
			child.off('message', onMessage)
			child.off('exit', onEnd)
			child.off('error', onEnd)
			resolve(reply)
		}
		const onMessage = (message: unknown) => settle(message as EncodeReply)
		const onEnd = () => settle(undefined)
		child.on('message', onMessage)
		child.on('exit', onEnd)
		child.on('error', onEnd)
		child.send(request, (error) => error && onEnd())
	})
}
