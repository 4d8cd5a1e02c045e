import { useRouteLoaderData } from 'react-router'

/** The build this tab's code is from, as the server said with the first page; in development there is none. */
export function useBuildId(): string | undefined {
	return useRouteLoaderData<{ buildId?: string }>('root')?.buildId
}
