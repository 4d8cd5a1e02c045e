import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'app',
	ssr: true,
	// The build script builds beside the current build and swaps them, so that a failed one leaves the old in place.
	buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
	// The whole route table goes to the browser: the router's own manifest check would compete with our deployment guard.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
