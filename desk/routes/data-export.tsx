import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { FORM_WORDS } from '#domain/desk/cases/status-words.ts'
import { columnNames } from '#domain/desk/export/cases-csv.ts'
import { countCases } from '#records/submissions/count-cases.ts'
import '../data/aside.css'
import '../data/data.css'
import { DataHead } from '../data/data-head.tsx'
import '../data/export.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data-export.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'data-export')
	const counts = await countCases(args.context.get(deskContext).store)
	const sum = (which: 'open' | 'all') => counts.reduce((total, one) => total + one[which], 0)
	return {
		forms: Object.entries(FORM_WORDS).flatMap(([form, words]) => {
			const found = counts.find((one) => one.form === form)
			return found ? [{ form, words, open: found.open, all: found.all }] : []
		}),
		open: sum('open'),
		all: sum('all'),
		columns: { csv: columnNames(false), asm: columnNames(true) },
	}
}

export function meta() {
	return [{ title: 'Export cases – Desk' }]
}

export default function ExportPage({ loaderData: { forms, open, all, columns } }: Route.ComponentProps) {
	return (
		<div className="data-page">
			<DataHead title="Export cases">A file for a spreadsheet, or to import into Animal Shelter Manager.</DataHead>
			<div className="data-beside">
				<Form method="post" action="/data/export-file" reloadDocument className="export-form">
					<div className="export-selects">
						<Field id="form" label="Kind">
							<Select name="form" defaultValue="">
								<option value="">{`All kinds (${open} open, ${all} in all)`}</option>
								{forms.map((one) => (
									<option key={one.form} value={one.form}>
										{`${one.words} (${one.open} open, ${one.all} in all)`}
									</option>
								))}
							</Select>
						</Field>
						<Field id="state" label="Open or closed">
							<Select name="state" defaultValue="open">
								<option value="open">Open cases only</option>
								<option value="all">Open and closed cases</option>
							</Select>
						</Field>
						<Field id="for" label="File format">
							<Select name="for" defaultValue="csv">
								<option value="csv">A spreadsheet (CSV)</option>
								<option value="asm">Animal Shelter Manager</option>
							</Select>
						</Field>
					</div>
					<fieldset className="export-restricted">
						<legend>Sensitive answers</legend>
						<Checkbox
							name="restricted"
							value="yes"
							hint="Tick this only if everyone who gets the file is allowed to read what people said about their health and convictions."
						>
							With answers about health and offences
						</Checkbox>
						<p className="export-never">Never in a file for Animal Shelter Manager.</p>
					</fieldset>
					<Button type="submit" size="pst">
						Export cases
					</Button>
				</Form>
				<aside className="data-aside">
					<h2 className="text-h4">About the file</h2>
					<ul>
						<li>Each export is noted in the audit log.</li>
						<li>It has people’s data: delete it yourself when you no longer need it.</li>
						<li>The site asks who you are again, if you signed in more than 15 minutes ago.</li>
					</ul>
					<Columns {...columns} />
				</aside>
			</div>
		</div>
	)
}

function Columns({ csv, asm }: { csv: string[]; asm: string[] }) {
	return (
		<details className="data-said">
			<summary>Which columns it has</summary>
			<div>
				<p>
					<b>Spreadsheet:</b> {csv.join(', ')}, and one for each question that was answered.
				</p>
				<p>
					<b>Animal Shelter Manager:</b> {asm.join(', ')}.
				</p>
			</div>
		</details>
	)
}
