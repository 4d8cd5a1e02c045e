import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vite'

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
})
