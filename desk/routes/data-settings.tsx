import { createFormContext } from '#domain/applications/form-context.ts'
import { completeForm, FORM_IDS } from '#domain/applications/forms/all-forms.ts'
import type { SettingCheck } from '#domain/desk/operations.ts'
import { questionsCheck } from '#domain/desk/questions-check.ts'
import '../data/aside.css'
import '../data/data.css'
import { DataHead } from '../data/data-head.tsx'
import { CheckList } from '../data/settings/check-list.tsx'
import '../data/settings/checks.css'
import { Verdict } from '../data/verdict.tsx'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data-settings.ts'

export async function loader(args: Route.LoaderArgs) {
	requireMember(args, 'data-settings')
	const { operations, content, now } = args.context.get(deskContext)
	const formContext = createFormContext(content, '', now)
	const forms = FORM_IDS.map((id) => completeForm(id, formContext))
	const checks = [...(await operations.settings()), questionsCheck(formContext.questionsOff, forms)]
	const of = (state: SettingCheck['state']) => checks.filter((check) => check.state === state)
	return { problems: of('problem'), notes: of('note'), fine: of('ok') }
}

export function meta() {
	return [{ title: 'Settings check – Desk' }]
}

export default function SettingsPage({ loaderData: { problems, notes, fine } }: Route.ComponentProps) {
	return (
		<div className="data-page">
			<DataHead title="Settings check">Whether what this site needs is set, and works.</DataHead>
			<div className="data-beside">
				<div className="data-main">
					{problems.length === 0 ? (
						<Verdict tone="good" text="Nothing to fix.">
							Tried just now.
						</Verdict>
					) : (
						<Verdict
							tone="danger"
							text={problems.length === 1 ? '1 thing to fix.' : `${problems.length} things to fix.`}
						>
							Tried just now. Show this page to whoever runs your server.
						</Verdict>
					)}
					{problems.length > 0 && (
						<section className="data-section">
							<h2 className="text-h3">
								To fix <span className="data-quiet">{problems.length}</span>
							</h2>
							<CheckList checks={problems} />
						</section>
					)}
					{notes.length > 0 && (
						<section className="data-section">
							<h2 className="text-h3">
								Good to know <span className="data-quiet">{notes.length}</span>
							</h2>
							<CheckList checks={notes} />
						</section>
					)}
					{fine.length > 0 && (
						<details className="checks-fine">
							<summary>
								<h2 className="text-h3">
									In order <span className="data-quiet">{fine.length}</span>
								</h2>
							</summary>
							<CheckList checks={fine} />
						</details>
					)}
				</div>
				<aside className="data-aside">
					<h2 className="text-h4">For whoever runs the server</h2>
					<ul>
						<li>Everything is checked again each time this page opens.</li>
						<li>
							Names in capitals are settings of the server. The file <b>docs/running.md</b> of the site explains each
							one.
						</li>
						<li>No password or key is shown here.</li>
					</ul>
				</aside>
			</div>
		</div>
	)
}
