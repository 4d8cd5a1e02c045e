import { useRouteLoaderData } from 'react-router'

/** The build of this tab's code, as sent with the first page; undefined in development. */
export function useBuildId(): string | undefined {
	return useRouteLoaderData<{ buildId?: string }>('root')?.buildId
}
