/** More bytes than a reader is willing to keep. */
export class LineTooLongError extends Error {}

interface LineLimits {
	maxLineBytes: number
	/** The limit for all lines together. */
	maxBytes: number
}

/**
 * The lines of a stream of UTF-8, without their ends. Unlike `node:readline` it stops at a line that is too long, instead of keeping it.
 *
 * @throws `LineTooLongError` beyond a limit, and what the stream ends with
 */
export async function* readLines(
	stream: AsyncIterable<Buffer>,
	{ maxLineBytes, maxBytes }: LineLimits,
): AsyncGenerator<string> {
	let begun: Buffer[] = []
	let [lineBytes, bytes] = [0, 0]
	for await (const chunk of stream) {
		bytes += chunk.length
		if (bytes > maxBytes) throw new LineTooLongError(`more than ${maxBytes} bytes`)
		let from = 0
		for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
			yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8')
			begun = []
			lineBytes = 0
			from = end + 1
		}
		lineBytes += chunk.length - from
		if (lineBytes > maxLineBytes) throw new LineTooLongError(`a line of more than ${maxLineBytes} bytes`)
		if (from < chunk.length) begun.push(chunk.subarray(from))
	}
	if (begun.length > 0) yield Buffer.concat(begun).toString('utf8')
}
