import { ErrorBox } from '#app/ui/forms/error-summary.tsx'
import type { FormAnswer } from './case-form.tsx'

/** Why a change was refused, and what others did meanwhile. */
export function RefusedChange({ title, answer }: { title: string; answer: FormAnswer | undefined }) {
	if (!answer?.problem) return null
	return (
		<ErrorBox focusFor={answer}>
			<h2 className="text-h4">{title}</h2>
			<p>
				<a href={`#${answer.field ?? 'work'}`}>{answer.problem}</a>
			</p>
			{answer.meanwhile.length > 0 && (
				<ul className="list-disc pl-5">
					{answer.meanwhile.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
		</ErrorBox>
	)
}
