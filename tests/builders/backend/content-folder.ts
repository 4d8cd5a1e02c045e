import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const OPTIONS = `
notification_email: office@fairlead.example
header: { menu: [], button: { text: Donate, url: /waystohelp/donations } }
site: { name: Fairlead }
`

const TERMS = `
categories:
  - { id: 801, slug: health, name: Health & care }
  - { id: 802, slug: behaviour, name: Behaviour }
tags: [{ id: 811, slug: winter, name: Winter }]
dog_breed: [{ id: 821, slug: terrier, name: Terrier }]
dog_trait: [{ id: 831, slug: calm, name: Calm }]
merch_type: [{ id: 841, slug: leads, name: Leads }]
`

const MEDIA = `
biscuit:
  id: 1001
  alt: A sandy terrier
  caption: In the yard
  focal: [0.4, 0.3]
  width: 1200
  height: 1600
  file: biscuit.webp
  sizes:
    small: { file: biscuit-300.webp, width: 300, height: 400 }
`

const FILES = {
	'options.yaml': OPTIONS,
	'terms.yaml': TERMS,
	'media.yaml': MEDIA,
	'media/biscuit.webp': 'not really a picture',
	'dogs/biscuit.md': markdown(
		101,
		'Biscuit & "friends"',
		"date: 2026-04-21\nmodified: 2026-11-19T10:30\nexcerpt: I've trained the staff.\nimage: biscuit\ngallery: [biscuit]\nbreeds: [terrier]\ntraits: [calm]\nupdates: [{ date: 2026-05-14, text: Ate well., image: biscuit }]\nmeta: { status: available, birth_date: 2024 }",
		'She is **bold**.\n\n## Health\n\n<script>alert(1)</script>',
	),
	'dogs/juno.md': markdown(102, 'Juno', 'date: 2026-11-16'),
	'dogs/otis.md': markdown(104, 'otis', 'date: 2026-02-01'),
	'posts/first-days.md': markdown(301, 'First days', 'date: 2026-03-01\ncategories: [health]\ntags: [winter]'),
	'pages/donations.md': markdown(
		501,
		'Give',
		'path: waystohelp/donations\nmeta:\n  sections:\n    - { type: hero, title: Give, html: "Some *words*.", items: [{ title: One, image: biscuit }] }',
	),
	'merch/lead.md': markdown(201, 'A lead', 'types: [leads]'),
	'docs/privacy.md': markdown(401, 'Privacy', 'meta: { version: 2.1 }'),
	'stories/clem.md': markdown(601, 'Clem', ''),
	'roles/walker.md': markdown(701, 'Walker', ''),
}

export function markdown(id: number, title: string, front = '', body = 'Words.') {
	return `---\nid: ${id}\ntitle: '${title.replaceAll("'", "''")}'\n${front}\n---\n${body}\n`
}

/** A content folder with three dogs and one of every other type. */
export async function aContentFolder() {
	const dir = await mkdtemp(join(tmpdir(), 'content-'))

	async function write(file: string, text: string) {
		await mkdir(dirname(join(dir, file)), { recursive: true })
		await writeFile(join(dir, file), text)
	}

	for (const [file, text] of Object.entries(FILES)) await write(file, text)
	return { dir, write, remove: () => rm(dir, { recursive: true, force: true }) }
}
