import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/forms/choice.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { FORM_WORDS } from '#domain/desk/status-words.ts'
import { listDueDeletions } from '#records/retention/deletion-calendar.ts'
import '../data/data.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data.ts'

const MONTH_MS = 30 * 86_400_000

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'data')
	const { store, now, operations } = asked.context.get(deskContext)
	const [{ total }, settings] = await Promise.all([listDueDeletions(store, now + MONTH_MS, 1), operations.settings()])
	const problems = settings.filter(({ state }) => state === 'problem').length
	const skipped = operations.skipped().length + operations.contentNotes().length
	return {
		deletion: total === 0 ? 'Nothing goes in the next 30 days' : `${count(total, 'case')} in the next 30 days`,
		skipped: skipped === 0 ? 'Everything sent is on the site' : `${count(skipped, 'thing')} to look at`,
		settings: problems === 0 ? 'Everything works' : `${count(problems, 'thing')} to look at`,
	}
}

function count(number: number, noun: string): string {
	return `${number} ${noun}${number === 1 ? '' : 's'}`
}

export function meta() {
	return [{ title: 'Data – Desk' }]
}

export default function DataPage({ loaderData: { deletion, skipped, settings } }: Route.ComponentProps) {
	const links = [
		{ to: '/data/person', title: 'A person’s data', text: 'Show, hand over or erase all you hold about someone' },
		{
			to: '/data/complaint',
			title: 'Enter a complaint',
			text: 'Data protection complaints, acknowledged within 30 days',
		},
		{ to: '/data/deletion', title: 'Deletion calendar', text: deletion },
		{ to: '/data/content', title: 'Left out of the site', text: skipped },
		{ to: '/data/settings', title: 'Settings check', text: settings },
	]
	return (
		<div className="data-page">
			<header className="data-head">
				<h1>Data</h1>
				<p>What you owe the people whose data you hold, and how the site itself is doing.</p>
			</header>
			<ul className="data-hub">
				{links.map(({ to, title, text }) => (
					<li key={to}>
						<Link to={to}>{title}</Link>
						<span className="data-quiet">{text}</span>
					</li>
				))}
			</ul>
			<ExportForm />
		</div>
	)
}

function ExportForm() {
	return (
		<section className="data-section">
			<h2 className="text-h3">Export cases</h2>
			<p className="max-w-176">
				A file for a spreadsheet, or for the import of Animal Shelter Manager. It is written down who exported what.
				Delete the file when you no longer need it: nothing deletes it for you.
			</p>
			<Form method="post" action="/data/export" reloadDocument className="data-section">
				<div className="data-row">
					<Field id="form" label="About">
						<Select name="form" defaultValue="">
							<option value="">Everything</option>
							{Object.entries(FORM_WORDS).map(([form, words]) => (
								<option key={form} value={form}>
									{words}
								</option>
							))}
						</Select>
					</Field>
					<Field id="state" label="Which">
						<Select name="state" defaultValue="open">
							<option value="open">Open cases</option>
							<option value="all">Closed ones too</option>
						</Select>
					</Field>
					<Field id="for" label="For">
						<Select name="for" defaultValue="csv">
							<option value="csv">A spreadsheet (CSV)</option>
							<option value="asm">Animal Shelter Manager</option>
						</Select>
					</Field>
				</div>
				<Checkbox
					name="restricted"
					value="yes"
					hint="Never in a file for Animal Shelter Manager, where every user could read them."
				>
					With answers about health and offences
				</Checkbox>
				<Button type="submit" size="st">
					Export
				</Button>
			</Form>
		</section>
	)
}
