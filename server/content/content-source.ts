import type { Config } from '../config.ts'

/** Names where the content comes from, so that a saved copy of another backend is never used. */
export function contentSource({ apiBase, contentDir }: Pick<Config, 'apiBase' | 'contentDir'>): string {
	return apiBase ?? `embedded ${contentDir}`
}
