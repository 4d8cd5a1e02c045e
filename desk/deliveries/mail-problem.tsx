import { Link } from 'react-router'
import { Verdict } from '../data/verdict.tsx'

interface MailProblemProps {
	/** "SMTP_URL is not set: emails are written to files on the server and reach no one." */
	words: string
	/** "Set SMTP_URL to your mail server."; "" where the words say it. */
	todo: string
	seesSettings: boolean
}

/** While no email leaves the site: what to do until it does, for all emails at once. */
export function MailProblem({ words, todo, seesSettings }: MailProblemProps) {
	return (
		<Verdict tone="danger" text="Emails reach no one at the moment.">
			<span className="delivery-steps">
				<span>{words}</span>
				<span>
					<b>Until it works:</b> ring people. Their numbers are on their cases.
				</span>
				<span>
					<b>To fix it:</b>{' '}
					{seesSettings ? (
						<span>
							{todo ? `${todo.charAt(0).toLowerCase()}${todo.slice(1)}` : 'ask whoever runs the server to look.'}{' '}
							<Link to="/data/settings">See the settings check</Link>
						</span>
					) : (
						<span>tell a lead. Whoever runs the server can set it right.</span>
					)}
				</span>
			</span>
		</Verdict>
	)
}
