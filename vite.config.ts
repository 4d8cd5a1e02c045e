import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'

/**
 * What the browser gets in common files, because a file compresses alone: left to themselves thirty small ones a page cost
 * 5 KiB more. The sections editors build pages of stay apart from the rest: the pages of the dogs have none.
 */
const sharedFiles = [
	{ name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
	{
		name: 'shared',
		test: /[\\/]app[\\/](lib|shell|client)[\\/]|[\\/]app[\\/]ui[\\/](?!page-section|timeline|accordion)|~icons|node_modules/,
		minShareCount: 2,
		priority: 2,
	},
	{ name: 'sections', test: /[\\/]app[\\/]ui[\\/]/, minShareCount: 2, priority: 1 },
]

export default defineConfig({
	plugins: [tailwindcss(), icons({ compiler: 'jsx', jsx: 'react', scale: 0 }), reactRouter()],
	server: {
		// The list replaces Vite's own; `.data` holds secrets.
		fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**'] },
	},
	build: {
		// Small files inlined as data: would need `img-src data:` and `font-src data:` in the content security policy.
		assetsInlineLimit: 0,
	},
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
	},
})
