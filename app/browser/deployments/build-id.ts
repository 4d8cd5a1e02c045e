import { useRouteLoaderData } from 'react-router'

/** The build of this tab's code; undefined in development. */
export function useBuildId(): string | undefined {
	return useRouteLoaderData<{ buildId?: string }>('root')?.buildId
}
