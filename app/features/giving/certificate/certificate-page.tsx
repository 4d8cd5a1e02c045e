import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Untranslated } from '#app/ui/layout/untranslated.tsx'
import IconPrinter from '~icons/ph/printer-bold'
import type { CertificatePageData } from './certificate.server.ts'
import { Certificate } from './certificate.tsx'
import './certificate.css'

/** The certificate as it is printed, or why it waits. */
export function CertificatePage(page: CertificatePageData) {
	return page.kind === 'waits' ? <Waits {...page} /> : <Ready {...page} />
}

function Ready({ certificate, isForLater }: CertificatePageData & { kind: 'ready' }) {
	return (
		<Wrap className="certificate-page grid gap-6 pb-section">
			<div className="no-print flex flex-wrap items-center gap-x-6 gap-y-4">
				<p className="certificate-words flex-1 text-lede">
					{isForLater
						? `For ${certificate.sponsor}, from ${isForLater}. Print it on A4, or on card if you have some.`
						: 'Thank you. Print it on A4, or on card if you have some.'}
				</p>
				<Button size="pasm" onClick={() => window.print()} className="noscript:hidden">
					<IconPrinter aria-hidden className="size-[1.25em] flex-none" />
					Print the certificate
				</Button>
				<p className="certificate-unscripted">
					<strong>Print with Ctrl and P, on a Mac with ⌘ and P.</strong>
				</p>
			</div>
			<Certificate {...certificate} />
		</Wrap>
	)
}

function Waits({ dogName, reference }: CertificatePageData & { kind: 'waits' }) {
	return (
		<Wrap className="grid justify-items-start gap-4 py-section">
			<h1>{dogName}’s certificate is almost yours</h1>
			<p className="max-w-[35em] text-lede">
				It appears here once we know of your first payment: a card takes a few minutes, and a bank transfer we find when
				we go through our bank statement, usually within a week. Please come back to this page then.
			</p>
			<p>
				Your reference is{' '}
				<b className="whitespace-nowrap">
					<Untranslated>{reference}</Untranslated>
				</b>
				.
			</p>
			<ButtonLink to="/waystohelp/sponsorship" variant="link" size="link-s-bold" arrow>
				More about sponsoring
			</ButtonLink>
		</Wrap>
	)
}
