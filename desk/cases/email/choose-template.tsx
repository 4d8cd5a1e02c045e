import { Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
import { StepHeading } from '../../shell/desk-focus.tsx'
import type { EmailStep } from './email-page.server.ts'

export function ChooseTemplate({ choices, draft }: EmailStep & { step: 'choose' }) {
	return (
		<>
			{draft && (
				<Notice tone="info">
					<p>
						You have an email that is not sent: {draft.title}, saved {draft.savedAt}.
					</p>
					<Link to="?draft" className="font-bold">
						Go on writing it
					</Link>
				</Notice>
			)}
			<StepHeading step="choose" isFirst>
				What would you like to say?
			</StepHeading>
			<ul className="email-templates">
				{choices.map(({ id, title, help }) => (
					<li key={id}>
						<Link to={`?template=${id}`}>{title}</Link>
						<p>{help}</p>
					</li>
				))}
			</ul>
		</>
	)
}
