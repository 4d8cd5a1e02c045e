import type { PictureSource } from '#content/model/content.ts'
import { NO_STORE } from '../http/headers.ts'

/** The mark of `app/ui/media/logo.tsx`, for both themes. */
const MARK = `<style>.g{fill:#e2f0fa}.m{fill:#14233a}.b{fill:#e2f0fa}.r{fill:#e2452a}@media(prefers-color-scheme:dark){.g,.b{fill:#1d3350}.m{fill:#eaf2fa}.r{fill:#ff7a5c}}</style>`
const FACE =
	'<path class="m" d="M28 5c10.5 0 16 6.5 16 16 0 7-3 11-5.2 17.5C36.5 46 33.5 52 28 52s-8.5-6-10.8-13.5C15 32 12 28 12 21 12 11.5 17.5 5 28 5Z"/>' +
	'<path class="b" d="M26 5h4c-.3 8 .2 13 2 17.5 2 5 4.3 8.5 4 14-.4 7.5-3.5 12-8 12s-7.6-4.5-8-12c-.3-5.5 2-9 4-14 1.8-4.5 2.3-9.5 2-17.5Z"/>' +
	'<path class="m" d="M22.5 35.5c0-2.6 2.5-3.9 5.5-3.9s5.5 1.3 5.5 3.9-3 4.8-5.5 4.8-5.5-2.2-5.5-4.8Z"/>' +
	'<path class="r" d="M20.5 6.5C13 2 4 6.5 2.5 18c-.9 7 .3 13.5 4.6 14.5 4.6 1 5.4-5 6.6-10.5C15 16 17.5 11.5 20.5 6.5ZM35.5 6.5C43 2 52 6.5 53.5 18c.9 7-.3 13.5-4.6 14.5-4.6 1-5.4-5-6.6-10.5C41 16 38.5 11.5 35.5 6.5Z"/>'

/** Shown when the backend does not deliver a picture. Browsers show it despite the error status. */
export function picturePlaceholder({ files }: PictureSource): Response {
	const { width, height } = files.at(-1) ?? { width: 0, height: 0 }
	const [w, h] = width > 0 && height > 0 ? [width, height] : [4, 3]
	const side = Math.min(w, h) * 0.4
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">${MARK}` +
		`<rect class="g" width="${w}" height="${h}"/>` +
		`<svg x="${(w - side) / 2}" y="${(h - side) / 2}" width="${side}" height="${side}" viewBox="0 0 56 56">${FACE}</svg></svg>`
	return new Response(svg, { status: 502, headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': NO_STORE } })
}
