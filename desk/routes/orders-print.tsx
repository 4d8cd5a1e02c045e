import { Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { parsePrintQuery } from '#domain/desk/orders/print-query.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { NothingToDo } from '../data/nothing-to-do.tsx'
import { Labels } from '../orders/print/labels.tsx'
import '../orders/print/print.css'
import '../orders/print/paper.css'
import '../orders/print/print-controls.css'
import { PrintControls } from '../orders/print/print-controls.tsx'
import { readPrint } from '../orders/print/read-print.server.ts'
import { Slips } from '../orders/print/slips.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/orders-print.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'orders-print')
	return readPrint(parsePrintQuery(args.url.searchParams), args.context.get(deskContext))
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData?.query.print.startsWith('labels') ? 'Address labels' : 'Packing slips'} – Desk` }]
}

export default function PrintPage({ loaderData }: Route.ComponentProps) {
	const { query, slips, labels, sender, omitted } = loaderData
	const isLabels = query.print.startsWith('labels')
	return (
		<div className="print-page">
			<header className="print-head">
				<Link to="/orders">Back to the orders</Link>
				<h1>{titleOf(isLabels, slips.length)}</h1>
			</header>
			{omitted.length > 0 && (
				<Notice tone="caution">
					Left out: {listInWords(omitted.map(({ reference, why }) => `${reference} (${why})`))}.
				</Notice>
			)}
			{slips.length === 0 ? (
				<NothingToDo text="Nothing to print. Tick orders in the list, and press “Packing slips” or “Address labels”." />
			) : (
				<PrintControls query={query} />
			)}
			{slips.length > 0 && !isLabels && (
				<Slips paper={query.print === 'slips-a6' ? 'a6' : 'a4'} slips={slips} sender={sender} />
			)}
			{slips.length > 0 && isLabels && (
				<Labels paper={paperOf(query.print)} labels={labels} sender={sender} start={query.start} />
			)}
		</div>
	)
}

function titleOf(isLabels: boolean, count: number): string {
	const noun = isLabels ? 'address label' : 'packing slip'
	return count === 0 ? 'Nothing to print' : `${count} ${noun}${count === 1 ? '' : 's'}`
}

function paperOf(print: string): 'a4' | 'a6' | '4x6' {
	if (print === 'labels-a6') return 'a6'
	return print === 'labels-4x6' ? '4x6' : 'a4'
}
