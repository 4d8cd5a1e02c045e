import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { LABELS_PER_SHEET, type PrintKind, type PrintQuery, printSearch } from '#domain/desk/orders/print-query.ts'

const PAPERS: { title: string; of: { print: PrintKind; words: string }[] }[] = [
	{
		title: 'Packing slips',
		of: [
			{ print: 'slips-a4', words: 'A4' },
			{ print: 'slips-a6', words: 'A6' },
		],
	},
	{
		title: 'Address labels',
		of: [
			{ print: 'labels-a4', words: 'A4, 8 on a sheet' },
			{ print: 'labels-a6', words: 'A6' },
			{ print: 'labels-4x6', words: '4 × 6 inch' },
		],
	},
]

/** What stands on paper, and the button that prints. Nothing of it is printed. */
export function PrintControls({ query }: { query: PrintQuery }) {
	const [hasScripts, setHasScripts] = useState(false)
	useEffect(() => setHasScripts(true), [])
	return (
		<div className="print-controls no-print">
			<nav aria-label="Paper">
				{PAPERS.map(({ title, of }) => (
					<div key={title}>
						<h2 id={title.replace(' ', '-')}>{title}</h2>
						<ul aria-labelledby={title.replace(' ', '-')}>
							{of.map(({ print, words }) => (
								<li key={print}>
									<Link
										to={{ search: printSearch({ ...query, print }) }}
										replace
										aria-current={print === query.print ? 'true' : undefined}
									>
										{words}
									</Link>
								</li>
							))}
						</ul>
					</div>
				))}
			</nav>
			{query.print === 'labels-a4' && <StartAt query={query} />}
			{hasScripts ? (
				<Button size="st" onClick={() => window.print()}>
					Print
				</Button>
			) : (
				<p>Print this page with your browser: the sheets below, and nothing else, come out.</p>
			)}
			<p className="print-hint">Print at 100 %, without “fit to page”, and switch headers and footers off.</p>
		</div>
	)
}

/** A sheet of which some labels are used goes on where it ended. */
function StartAt({ query }: { query: PrintQuery }) {
	return (
		<Form method="get" replace className="print-start">
			<input type="hidden" name="print" value={query.print} />
			{query.references.map((reference) => (
				<input key={reference} type="hidden" name="order" value={reference} />
			))}
			<Field id="start" label="First free label">
				<Select name="start" defaultValue={String(query.start)} key={query.start}>
					{Array.from({ length: LABELS_PER_SHEET }, (_, index) => String(index + 1)).map((place) => (
						<option key={place} value={place}>
							{place}
						</option>
					))}
				</Select>
			</Field>
			<Button type="submit" size="sm" variant="outline">
				Show
			</Button>
		</Form>
	)
}
