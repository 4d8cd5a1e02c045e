import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'app',
	ssr: true,
	// The whole route table goes to the browser: the router's own manifest check would compete with our deployment guard.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
