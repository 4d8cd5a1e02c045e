import { Problems, type ProblemsProps } from '#app/ui/forms/problems.tsx'
import { Notice } from '#app/ui/notice.tsx'

interface CheckoutProblemsProps extends ProblemsProps {
	changes: string[]
}

/** Why the form is shown again, and what is different from what the last page showed. */
export function CheckoutProblems({ problem, errors, changes }: CheckoutProblemsProps) {
	return (
		<>
			<Problems problem={problem} errors={errors} />
			<Changes changes={changes} isError={problem !== null} />
		</>
	)
}

function Changes({ changes, isError }: { changes: string[]; isError: boolean }) {
	if (changes.length === 0) return null
	return (
		<Notice tone="caution" role={isError ? undefined : 'status'}>
			<h2 className="text-h4">Something has changed</h2>
			<ul className="grid gap-1">
				{changes.map((change) => (
					<li key={change}>{change}</li>
				))}
			</ul>
		</Notice>
	)
}
