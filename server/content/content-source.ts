import type { Config } from '../config.ts'

/** Identifies the content backend, so that another backend's snapshot is never used. */
export function contentSource({ apiBase, contentDir }: Pick<Config, 'apiBase' | 'contentDir'>): string {
	return apiBase ?? `embedded ${contentDir}`
}
