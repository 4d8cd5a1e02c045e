// The floor of `npm run bench:cache`: node's own server, which sends the answer of another address again and again.
import { createServer } from 'node:http'

const [, , address = ''] = process.argv
/** Node writes these itself. */
const ITS_OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding']

const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })
const body = Buffer.from(await answer.arrayBuffer())
const headers = [...answer.headers].filter(([name]) => !ITS_OWN.includes(name)).flat()
const server = createServer((_request, response) => {
	response.writeHead(200, headers)
	response.end(body)
})
server.listen(0, 'localhost', () => process.send?.(server.address()))
