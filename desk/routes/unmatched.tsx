import { data } from 'react-router'
import { refusedStatusContext } from '../request.server.ts'
import type { Route } from './+types/unmatched.ts'

export function loader({ context }: Route.LoaderArgs) {
	throw data(null, { status: context.get(refusedStatusContext) })
}

export default function Unmatched() {
	return null
}
