import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

/** The desk is a build of its own: visitors load none of its code, styles or routes. */
export default {
	appDirectory: '.',
	basename: '/desk',
	ssr: true,
	buildDirectory: process.env.DESK_BUILD_DIRECTORY ?? join(import.meta.dirname, '../build/desk'),
	routeDiscovery: { mode: 'initial' },
} satisfies Config
