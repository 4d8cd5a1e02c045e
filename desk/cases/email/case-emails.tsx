import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CheckIns } from '../check-ins/check-ins.tsx'
import type { caseEmails } from './case-emails.server.ts'
import './email.css'

/** On the page of a case: each email to the person, with its text and what became of it. */
export function CaseEmails({ checkIns, ...emails }: Awaited<ReturnType<typeof caseEmails>>) {
	return (
		<>
			<EmailList {...emails} />
			{checkIns && <CheckIns {...checkIns} />}
		</>
	)
}

function EmailList({
	reference,
	notReached,
	phone,
	mayWrite,
	emails,
}: Omit<Awaited<ReturnType<typeof caseEmails>>, 'checkIns'>) {
	const page = `/cases/${reference}/email`
	return (
		<section className="email-list" aria-labelledby="emails">
			<h2 id="emails" className="text-h3">
				Emails
			</h2>
			{notReached && (
				<Notice tone="caution">
					<p>
						<b>Not reached, call them{phone ? `: ${phone}` : ''}.</b> An email to them was refused or came back, so it
						does not count as an answer.
					</p>
				</Notice>
			)}
			{mayWrite && (
				<p>
					<ButtonLink to={page} size="st">
						Write an email
					</ButtonLink>
				</p>
			)}
			{emails.map(({ id, subject, text, writtenBy, stateWords, isFailed, undoMs, mayHaveComeBack }) => (
				<details key={id} className="email-entry">
					<summary>
						<b dir="auto">{subject}</b>
						<span>{writtenBy}</span>
						<span className={isFailed ? 'email-failed' : undefined}>{stateWords}</span>
					</summary>
					<p dir="auto" className="email-text">
						{text}
					</p>
					{undoMs > 0 && (
						<Link to={`${page}?sent=${id}`} className="font-bold">
							Take it back
						</Link>
					)}
					{mayHaveComeBack && (
						<Form method="post" action={page}>
							<input type="hidden" name="email" value={id} />
							<Button type="submit" name="intent" value="came-back" variant="outline" size="sm">
								This email came back
							</Button>
						</Form>
					)}
				</details>
			))}
		</section>
	)
}
