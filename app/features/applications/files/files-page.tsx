import { Button } from '#app/ui/button.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { FormLayout } from '../view/form-layout.tsx'
import './upload.css'

export interface FilesPageProps {
	/** Undefined for a link that has ended. */
	link: { reference: string; until: string; remaining: number } | undefined
	/** How many files have just arrived; 0 for none. */
	sent: number
	/** Why the files were not taken; "" for none. */
	problem: string
	/** Where the form is sent. */
	action: string
	/** "ring us on 01632 960 144" */
	ring: string
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf,.heic'

/** Works without JavaScript: the browser sends the files itself. */
export function FilesPage({ link, sent, problem, action, ring }: FilesPageProps) {
	if (!link) {
		return (
			<FormLayout title="This link has ended" isLarge>
				<p className="text-lede">
					Links for files work for 14 days, and a newer one replaces an older one. Please {ring}, and we’ll send you
					another.
				</p>
			</FormLayout>
		)
	}
	const { reference, until, remaining } = link
	return (
		<FormLayout title={sent > 0 ? 'Thank you, we have them' : 'Send photos or papers'} isLarge>
			{sent > 0 && (
				<p role="status" className="text-lede">
					{sent === 1 ? '1 file has' : `${sent} files have`} arrived with your form {reference}.
				</p>
			)}
			{problem && (
				<Notice tone="caution">
					<p role="alert">
						<b>Nothing was sent.</b> {problem}
					</p>
				</Notice>
			)}
			<div className="grid gap-4">
				<p>
					Photos of your garden or home, or a note from your landlord, for your form{' '}
					<b className="whitespace-nowrap">
						<Untranslated>{reference}</Untranslated>
					</b>
					. Only our team sees them. We take the place out of JPEG, PNG and WebP photos (not HEIC), and delete
					everything 30 days after we have decided.
				</p>
			</div>
			{remaining > 0 ? (
				<form method="post" action={action} encType="multipart/form-data" className="grid justify-items-start gap-5">
					<div className="upload-box">
						<label htmlFor="files" className="font-bold">
							{remaining === 1 ? 'One more file' : `Up to ${remaining} files`}
						</label>
						<span id="files-hint" className="text-ink-2">
							JPEG, PNG, WebP, HEIC or PDF, up to 15 MB each. The link works until {until}.
						</span>
						<input
							id="files"
							type="file"
							name="files"
							multiple
							required
							accept={ACCEPTED}
							aria-describedby="files-hint"
						/>
					</div>
					<Button type="submit" size="pasm">
						{sent > 0 ? 'Send more' : 'Send them'}
					</Button>
				</form>
			) : (
				<p>That is as many files as we can take. Is something missing? Please {ring}.</p>
			)}
		</FormLayout>
	)
}
