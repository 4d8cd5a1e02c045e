// The baseline of `npm run bench -- cache`: a Node server that repeats one response.
import { createServer, get } from 'node:http'

const [, , address = ''] = process.argv
const ITS_OWN = ['date', 'connection', 'keep-alive']

get(address, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
	const body = Buffer.concat(await answer.toArray())
	const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
		ITS_OWN.includes(name) ? [] : [name, String(value)],
	)
	const server = createServer((_request, response) => {
		response.writeHead(200, headers)
		response.end(body)
	})
	server.listen(0, 'localhost', () => process.send?.(server.address()))
})
