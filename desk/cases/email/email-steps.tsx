import { Link } from 'react-router'
import IconCheck from '~icons/ph/check-bold'
import { StepHeading } from '../../shell/desk-focus.tsx'
import type { EmailStep } from './email-page.server.ts'
import './email-steps.css'

const STEPS = ['Choose a template', 'Write it', 'Check and send'] as const
const NUMBERS: Record<EmailStep['step'], number> = { choose: 0, facts: 1, write: 1, preview: 2, sent: 2 }

/** Where one is on the way to sending. */
export function EmailSteps({ step }: Pick<EmailStep, 'step'>) {
	return (
		<ol className="email-steps" aria-label="Steps">
			{STEPS.map((words, index) => (
				<li
					key={words}
					className={index < NUMBERS[step] ? 'is-done' : undefined}
					aria-current={index === NUMBERS[step] ? 'step' : undefined}
				>
					{index < NUMBERS[step] && <IconCheck aria-hidden />}
					<span>
						{words}
						{index < NUMBERS[step] && <span className="sr-only"> (done)</span>}
					</span>
				</li>
			))}
		</ol>
	)
}

interface TemplatePickerProps {
	/** Below the template's name are its facts, or its text. */
	step: 'facts' | 'write'
	templates: { id: string; title: string }[]
	/** The one whose text is written. */
	current: string
}

/** The template by its name; another one is two presses away, and what was typed stays as the draft. */
export function TemplatePicker({ step, templates, current }: TemplatePickerProps) {
	return (
		<div className="email-template">
			<StepHeading step={`${step} ${current}`}>
				{templates.find(({ id }) => id === current)?.title ?? 'Email'}
			</StepHeading>
			<details>
				<summary>
					<span>
						Change<span className="sr-only"> template</span>
					</span>
				</summary>
				<nav aria-label="Templates" className="email-picker">
					{templates.map(({ id, title }) => (
						<Link key={id} to={`?template=${id}`} aria-current={id === current ? 'true' : undefined}>
							{title}
						</Link>
					))}
				</nav>
			</details>
		</div>
	)
}
