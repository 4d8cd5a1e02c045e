import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import IconFile from '~icons/ph/file-arrow-down-bold'

/** Beside what is held: the file for the person, and the way to erasing. */
export function HandOver({ email }: { email: string }) {
	return (
		<aside className="person-ways">
			<section className="data-aside">
				<h2 className="text-h4">Give it to them</h2>
				<p>
					One file with everything on this page and the text of every email. It has answers about health and history:
					send it to them only.
				</p>
				<Form method="post" action="/data/person-file" reloadDocument>
					<input type="hidden" name="email" value={email} />
					<Button type="submit" size="st" className="w-full">
						<IconFile aria-hidden className="size-[1.2em]" />
						Download as JSON
					</Button>
				</Form>
			</section>
			<p className="data-quiet">
				Do they want it gone? <a href="#erase">What erasing does</a>
			</p>
		</aside>
	)
}
