import type { Framework } from './bare-app.ts'
import { htmlCode } from './html-code.ts'
import type { MarkupElement } from './markup.ts'
import { reactCode } from './react-code.ts'

const IMPORTS = "import { createElement as h, Fragment } from 'react'\n"
const BUTTON = `'use client'
import { createElement as h, useState } from 'react'
export function Counter() {
	const [count, setCount] = useState(0)
	return h('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Pressed ', count)
}
`
const SHARED_LINKS = ['stylesheet', 'icon', 'apple-touch-icon']

export const NEXT: Framework = {
	name: 'Next',
	packages: 'next',
	files: (pages) => ({
		'counter.js': BUTTON,
		'next.config.mjs': 'export default { poweredByHeader: false }',
		'app/layout.js': `${IMPORTS}export default function Layout({ children }) {
	return h('html', { lang: 'en-GB' }, h('head', null, ${reactCode(sharedHead(pages))}), h('body', null, children))
}`,
		...Object.fromEntries(
			Object.entries(pages).map(([path, page]) => [
				`app${path === '/' ? '' : path}/page.js`,
				`${IMPORTS}import { Counter } from '${path === '/' ? '..' : '../..'}/counter.js'
// Rendered for each request, as ours without its cache.
export const dynamic = 'force-dynamic'
export default function Page() {
	return h(Fragment, null, ${reactCode([...ownHead(page.head), ...page.body])}, h(Counter))
}`,
			]),
		),
	}),
	build: ['node_modules/next/dist/bin/next', 'build'],
	start: (port) => ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
	env: { NEXT_TELEMETRY_DISABLED: '1' },
}

const NUXT: Framework = {
	name: 'Nuxt',
	packages: 'nuxt',
	files: (pages) => ({
		'nuxt.config.mjs': `export default { telemetry: false, vite: { vue: { template: { transformAssetUrls: false } } }, app: { head: ${JSON.stringify(headObject(sharedHead(pages)))} } }`,
		'app/app.vue': '<template><NuxtPage /></template>',
		...Object.fromEntries(
			Object.entries(pages).map(([path, page]) => [
				`app/pages/${path === '/' ? 'index' : path.slice(1)}.vue`,
				`<script setup>
const count = ref(0)
useHead(${JSON.stringify(headObject(ownHead(page.head)))})
</script>
<template><div style="display:contents">${htmlCode(page.body)}<button type="button" @click="count++">Pressed {{ count }}</button></div></template>`,
			]),
		),
	}),
	build: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
	start: () => ['.output/server/index.mjs'],
	env: { NUXT_TELEMETRY_DISABLED: '1' },
}

export const REACT_ROUTER: Framework = {
	name: 'React Router',
	packages: 'react-router',
	files: (pages) => ({
		'app/counter.js': BUTTON,
		'vite.config.js': `import { reactRouter } from '@react-router/dev/vite'
export default { plugins: [reactRouter()], build: { assetsDir: 'bare' } }`,
		'app/routes.js': `export default [${Object.keys(pages)
			.map((path) => `{ path: ${JSON.stringify(path)}, file: 'pages/${fileName(path)}.jsx' }`)
			.join()}]`,
		'app/root.jsx': `${IMPORTS}import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
export default function Root() {
	return h('html', { lang: 'en-GB' },
		h('head', null, ${reactCode(sharedHead(pages))}, h(Meta), h(Links)),
		h('body', null, h(Outlet), h(ScrollRestoration), h(Scripts)))
}`,
		...Object.fromEntries(
			Object.entries(pages).map(([path, page]) => [
				`app/pages/${fileName(path)}.jsx`,
				`${IMPORTS}import { Counter } from '../counter.js'
export default function Page() {
	return h(Fragment, null, ${reactCode([...ownHead(page.head), ...page.body])}, h(Counter))
}`,
			]),
		),
	}),
	build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
	start: () => ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
}

export const FRAMEWORKS: readonly Framework[] = [NEXT, NUXT, REACT_ROUTER]

function fileName(path: string): string {
	return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
}

function sharedHead(pages: Record<string, { head: MarkupElement[] }>): MarkupElement[] {
	const [page] = Object.values(pages)
	return (page?.head ?? []).filter(isShared)
}

function ownHead(head: readonly MarkupElement[]): MarkupElement[] {
	return head.filter((element) => !isShared(element))
}

/** Styles, fonts and icons; the rest belongs to the page. */
function isShared({ tag, attributes: { rel = '', as } }: MarkupElement): boolean {
	return tag === 'style' || as === 'font' || SHARED_LINKS.includes(rel)
}

/** For Nuxt's `useHead`. */
function headObject(elements: readonly MarkupElement[]) {
	const ofTag = (tag: string) => elements.filter((element) => element.tag === tag)
	const lowerCase = ({ attributes }: MarkupElement) =>
		Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]))
	return {
		title: ofTag('title')
			.flatMap(({ children }) => children)
			.join(''),
		meta: ofTag('meta').map(lowerCase),
		link: ofTag('link').map(lowerCase),
		style: ofTag('style').map(({ children }) => ({ innerHTML: children.join('') })),
	}
}
