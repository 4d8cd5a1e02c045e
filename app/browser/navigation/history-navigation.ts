import { useLocation, useNavigationType } from 'react-router'
import { latestHashEntry } from './hash-entries.ts'

/** Whether the navigation was Back or Forward. The router reports fragment links as such, too. */
export function useIsHistoryNavigation(): boolean {
	const { key } = useLocation()
	return useNavigationType() === 'POP' && key !== latestHashEntry()
}
