import { Notice } from '#app/ui/notice.tsx'
import type { MeanwhileChanged } from './changes-since.server.ts'

/** What others did to the case meanwhile, with the text of what they wrote. */
export function Changes(changed: MeanwhileChanged) {
	return (
		<Notice tone="caution" role="alert">
			<ChangeList {...changed} />
		</Notice>
	)
}

/** The list alone, inside a message that says more. */
export function ChangeList({ title, events, emails }: MeanwhileChanged) {
	return (
		<>
			<h2 className="text-h4">{title}</h2>
			<ul className="list-disc pl-5">
				{events.map((event) => (
					<li key={event}>{event}</li>
				))}
			</ul>
			{emails.map(({ subject, text }) => (
				<details key={text} open className="email-earlier">
					<summary>{subject}</summary>
					<p dir="auto">{text}</p>
				</details>
			))}
		</>
	)
}
