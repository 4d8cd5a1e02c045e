import { z } from 'zod'
import { parseYaml } from './parse-yaml.ts'

const file = z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.(?:webp|jpe?g|png|avif)$/, 'not a picture inside media/')
const size = z.object({ file, width: z.int().positive(), height: z.int().positive() })

const share = z.number().min(0).max(1)

const mediaEntry = size.extend({
	id: z.int().positive(),
	alt: z.string().nullish(),
	caption: z.string().nullish(),
	focal: z.tuple([share, share]).nullish(),
	focal_box: z.tuple([share, share, share, share]).nullish(),
	sizes: z.record(z.string(), size).nullish(),
})

const term = z.object({ id: z.int().positive(), slug: z.string().min(1), name: z.string().min(1) })

/** One picture of `media.yaml`; its files are relative to `media/`. */
export type MediaEntry = z.infer<typeof mediaEntry>
/** One term of `terms.yaml`. */
type TermEntry = z.infer<typeof term>

/** The lists of `terms.yaml`. */
const TAXONOMIES = ['categories', 'tags', 'dog_breed', 'dog_trait', 'merch_type'] as const
export type Taxonomy = (typeof TAXONOMIES)[number]
export type Terms = Record<Taxonomy, TermEntry[]>

/** What a shared file says, without the entries that could not be read; those are named in `problems`. */
export interface SharedFile<T> {
	value: T
	problems: string[]
}

const mapping = z.record(z.string(), z.unknown())

/** Reads `options.yaml`, which is passed on as it is: what it must hold is for the reader to judge. */
export function parseOptions(source: string): SharedFile<Record<string, unknown>> {
	return { value: readMapping(source), problems: [] }
}

/** Reads `media.yaml`: pictures by name. */
export function parseMedia(source: string): SharedFile<Map<string, MediaEntry>> {
	const value = new Map<string, MediaEntry>()
	const problems: string[] = []
	for (const [name, entry] of Object.entries(readMapping(source))) {
		const parsed = mediaEntry.safeParse(entry)
		if (parsed.success) value.set(name, parsed.data)
		else problems.push(`${name}: ${inOneLine(parsed.error)}`)
	}
	return { value, problems }
}

/** Reads `terms.yaml`: lists of terms by taxonomy. */
export function parseTerms(source: string): SharedFile<Terms> {
	const written = readMapping(source)
	const value = noTerms()
	const problems: string[] = []
	for (const taxonomy of TAXONOMIES) {
		for (const [index, entry] of z
			.array(z.unknown())
			.parse(written[taxonomy] ?? [])
			.entries()) {
			const parsed = term.safeParse(entry)
			if (parsed.success) value[taxonomy].push(parsed.data)
			else problems.push(`${taxonomy}, entry ${index + 1}: ${inOneLine(parsed.error)}`)
		}
	}
	return { value, problems }
}

/** The terms of a folder without a readable `terms.yaml`. */
export function noTerms(): Terms {
	return { categories: [], tags: [], dog_breed: [], dog_trait: [], merch_type: [] }
}

function readMapping(source: string): Record<string, unknown> {
	const parsed = mapping.safeParse(parseYaml(source) ?? {})
	if (!parsed.success) throw new Error('must be a mapping of names to values')
	return parsed.data
}

function inOneLine(error: z.ZodError): string {
	return z.prettifyError(error).replaceAll(/\s*\n\s*/g, ' ')
}
