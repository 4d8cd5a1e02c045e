// A WordPress process with many dogs: `node tools/bench/dogs/herd-backend.ts 10000` prints its address. `POST /change?id=3&title=Ada`
// changes one dog, `POST /retitle` all.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { recordOfDog } from '#tests/builders/backend/dog-records.ts'
import { manyDogs } from '#tests/builders/content/many-dogs.ts'

const dogs = manyDogs(Number(process.argv[2] ?? 10_000))
const options = JSON.parse(
	readFileSync(new URL('../../../tests/fixtures/wordpress/options.general.json', import.meta.url), 'utf8'),
)

const server = createServer((request, response) => {
	const { pathname, searchParams, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`)
	const send = (body: unknown, headers: Record<string, string> = {}, status = 200) => {
		response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
		response.end(JSON.stringify(body))
	}
	if (request.method === 'POST') {
		change(pathname, searchParams)
		return send({ ok: true })
	}
	const route = pathname.replace('/wp-json/', '')
	if (route === '' || route === '/')
		return send({ name: 'Many dogs', url: origin, home: origin, namespaces: ['wp/v2', 'custom/v1'] })
	if (route === 'custom/v1/health') return send({ contract: 1, plugin: '1.0.0', types: ['dogs'] })
	if (route === 'custom/v1/options/general') return send(options)
	if (route === 'wp/v2/dogs') return sendPage(searchParams, origin, send)
	return route.startsWith('wp/v2/') ? send([], { 'X-WP-Total': '0', 'X-WP-TotalPages': '0' }) : send({}, {}, 404)
})

function sendPage(
	params: URLSearchParams,
	origin: string,
	send: (body: unknown, headers: Record<string, string>) => void,
) {
	const include = params.get('include')?.split(',').map(Number)
	const after = params.get('modified_after')
	const chosen = dogs.filter(
		({ id, modifiedAt }) => (!include || include.includes(id)) && (!after || modifiedAt > after),
	)
	const size = Number(params.get('per_page') ?? 10)
	const from = (Number(params.get('page') ?? 1) - 1) * size
	const page = chosen.slice(from, from + size).map((dog) => recordOfDog(dog, origin))
	send(page, { 'X-WP-Total': String(chosen.length), 'X-WP-TotalPages': String(Math.ceil(chosen.length / size)) })
}

function change(pathname: string, params: URLSearchParams) {
	const modifiedAt = new Date().toISOString().replace(/\.\d+/, '')
	for (const [place, dog] of dogs.entries()) {
		if (pathname === '/change' && dog.id !== Number(params.get('id'))) continue
		const title = pathname === '/change' ? (params.get('title') ?? dog.title) : `${dog.title} again`
		dogs[place] = { ...dog, title, modifiedAt }
	}
}

server.listen(0, '127.0.0.1', () => {
	// The address of a TCP server is never a string.
	console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
