import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { COLUMN_ROLES, type ColumnRole } from '#domain/payables/bank-statement/column-roles.ts'
import { StepHeading } from '../../shell/desk-focus.tsx'
import { FlashMessage } from '../../shell/flash-message.tsx'
import type { ColumnsToName } from './import-statement.server.ts'

/** Asks which column of a bank's file is which, and shows how the first lines would be read. */
export function ColumnsForm({ toName }: { toName: ColumnsToName }) {
	const { problem, importId, headings, examples, layout, readAs, skipped } = toName
	return (
		<section className="data-section" aria-labelledby="columns">
			<StepHeading step="columns" id="columns" className="text-h3">
				Which column is which?
			</StepHeading>
			{problem !== '' && <FlashMessage isProblem>{problem}.</FlashMessage>}
			<Form method="post" action="/giving/statement" encType="multipart/form-data" className="giving-columns">
				<input type="hidden" name="import" value={importId} />
				<ul>
					{layout.columns.map((role, index) => (
						<Column
							// biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
							key={index}
							heading={headings[index] || `Column ${index + 1}`}
							examples={examples.map((row) => row[index] ?? '').filter(Boolean)}
							role={role}
						/>
					))}
				</ul>
				<div className="giving-days">
					<label htmlFor="days">How days are written</label>
					<Select id="days" name="days" defaultValue={layout.days}>
						<option value="day first">Day first: 5/3/2026 is 5 March</option>
						<option value="month first">Month first: 3/5/2026 is 5 March</option>
					</Select>
				</div>
				{readAs.length > 0 && <ReadAs lines={readAs} skipped={skipped} />}
				<div className="giving-presses">
					<Button type="submit" size="st" variant="outline" name="intent" value="try columns">
						Show how it is read
					</Button>
					{readAs.length > 0 && (
						<Button type="submit" size="st" name="intent" value="import columns">
							Import it like this
						</Button>
					)}
				</div>
			</Form>
		</section>
	)
}

function Column({ heading, examples, role }: { heading: string; examples: string[]; role: ColumnRole }) {
	const id = useId()
	return (
		<li>
			<label htmlFor={id}>
				<b>{heading}</b>
				<span className="giving-note">{examples.join(' · ')}</span>
			</label>
			<Select id={id} name="column" defaultValue={role}>
				{Object.entries(COLUMN_ROLES).map(([value, words]) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</Select>
		</li>
	)
}

function ReadAs({ lines, skipped }: { lines: string[]; skipped: string[] }) {
	return (
		<div role="status">
			<p>The first lines, as they would be read:</p>
			<ul className="giving-rows">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			{skipped.length > 0 && (
				<>
					<p>The first rows that would be left out:</p>
					<ul className="giving-rows">
						{skipped.map((row) => (
							<li key={row}>{row}</li>
						))}
					</ul>
				</>
			)}
		</div>
	)
}
