import { useRouteLoaderData } from 'react-router'

/** Whether the person switched keyboard shortcuts on. */
export function useHasShortcuts(): boolean {
	return useRouteLoaderData<{ hasShortcuts: boolean }>('root')?.hasShortcuts === true
}
