import { Link } from 'react-router'
import { createFormContext } from '#domain/applications/form-context.ts'
import { completeForm, FORM_IDS } from '#domain/applications/forms/all-forms.ts'
import { questionsCheck } from '#domain/desk/questions-check.ts'
import IconCheck from '~icons/ph/check-bold'
import IconInfo from '~icons/ph/info-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import '../data/data.css'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import type { Route } from './+types/data-settings.ts'

const STATES = {
	ok: { Icon: IconCheck, words: 'Works' },
	note: { Icon: IconInfo, words: 'Worth knowing' },
	problem: { Icon: IconWarning, words: 'To look at' },
}

export async function loader(asked: Route.LoaderArgs) {
	requireMember(asked, 'data-settings')
	const { operations, content, now } = asked.context.get(deskContext)
	const formContext = createFormContext(content, '', now)
	const forms = FORM_IDS.map((id) => completeForm(id, formContext))
	const checks = [...(await operations.settings()), questionsCheck(formContext.questionsOff, forms)]
	const order = ['problem', 'note', 'ok']
	return { checks: checks.toSorted((one, two) => order.indexOf(one.state) - order.indexOf(two.state)) }
}

export function meta() {
	return [{ title: 'Settings check – Desk' }]
}

export default function SettingsPage({ loaderData: { checks } }: Route.ComponentProps) {
	return (
		<div className="data-page">
			<Link to="/data">All about data</Link>
			<header className="data-head">
				<h1>Settings check</h1>
				<p>Tried now, each time this page opens. No password or key is shown here.</p>
			</header>
			<ul className="data-checks">
				{checks.map(({ title, state, words }) => {
					const { Icon, words: stateWords } = STATES[state]
					return (
						<li key={title} data-state={state}>
							<Icon role="img" aria-label={stateWords} />
							<div>
								<h2 className="text-h4">{title}</h2>
								<p>{words}</p>
							</div>
						</li>
					)
				})}
			</ul>
		</div>
	)
}
