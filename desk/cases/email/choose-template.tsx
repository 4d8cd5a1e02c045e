import { Link } from 'react-router'
import { Notice } from '#app/ui/notice.tsx'
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
			<h2>What would you like to say?</h2>
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
