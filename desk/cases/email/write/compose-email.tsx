import { type ReactNode, useState } from 'react'
import type { EmailCase, WrittenEmail } from '#domain/desk/emails/case-email.ts'
import { readFacts, type TemplateId, templateOf } from '#domain/desk/emails/templates.ts'
import type { EmailAsideProps } from '../email-aside.server.ts'
import { EmailWords } from '../email-aside.tsx'
import type { EmailStep } from '../email-page.server.ts'
import { FactsForm } from './facts-form.tsx'
import { LiveEmail } from './live-email.tsx'
import { WriteEmail, type WriteEmailProps } from './write-email.tsx'

interface ComposeProps {
	/** Who gets it. */
	email: string
	signature: string
	words: EmailAsideProps['words']
	/** Above the form: what to check, and the template. */
	children: ReactNode
}

/** The facts of a template, with the email that they become. */
export function ComposeFacts({ children, ...page }: ComposeProps & EmailStep & { step: 'facts' }) {
	const given = new URLSearchParams(page.fields.flatMap(({ name, values }) => values.map((value) => [name, value])))
	const [email, setEmail] = useState(() => writtenFrom(page, given))
	return (
		<Compose {...page} live={email} above={children}>
			<FactsForm {...page} onFacts={(facts) => setEmail(writtenFrom(page, facts))} />
		</Compose>
	)
}

/** The words of the email, and how they read. */
export function ComposeWords({ children, ...page }: ComposeProps & WriteEmailProps) {
	const [email, setEmail] = useState<WrittenEmail>(page.draft)
	return (
		<Compose {...page} live={email} above={children}>
			<WriteEmail {...page} onWords={setEmail} />
		</Compose>
	)
}

interface ColumnsProps extends Omit<ComposeProps, 'children'> {
	live: WrittenEmail
	above: ReactNode
	children: ReactNode
}

function Compose({ email, signature, words, live, above, children }: ColumnsProps) {
	return (
		<>
			<div className="email-step">
				{above}
				{children}
			</div>
			<div className="email-side">
				<LiveEmail to={email} email={live} signature={signature} />
				<EmailWords words={words} />
			</div>
		</>
	)
}

interface FactsPage {
	template: TemplateId
	emailCase: EmailCase
	places: string[]
}

function writtenFrom({ template, emailCase, places }: FactsPage, given: URLSearchParams): WrittenEmail {
	const { facts } = readFacts(templateOf(template), emailCase, places, given)
	return templateOf(template).write(emailCase, facts)
}
