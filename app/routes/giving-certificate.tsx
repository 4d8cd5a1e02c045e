import { data } from 'react-router'
import { certificateOfLink } from '#app/features/giving/certificate/certificate.server.ts'
import { CertificatePage } from '#app/features/giving/certificate/certificate-page.tsx'
import { UnknownLink } from '#app/features/giving/unknown-link.tsx'
import { signedLinkOf } from '#app/request/forms/signed-link.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { linkDown } from '#app/request/store-unavailable.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { LinkDown } from '../features/giving/link-down.tsx'
import type { Route } from './+types/giving-certificate.ts'

export const middleware = routeMiddleware('visitors-own')

export async function loader(args: Route.LoaderArgs) {
	const link = signedLinkOf(args.context, args.url)
	try {
		const page = (await certificateOfLink(link)) ?? null
		return data({ page, phone: link.formContext.charity.phone, notNow: null }, { status: page ? 200 : 404 })
	} catch (error) {
		return data({ page: null, phone: '', notNow: linkDown(args, error) }, { status: 503 })
	}
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({ matches, title: 'Certificate' })
}

export default function GivingCertificateRoute({ loaderData: { page, phone, notNow } }: Route.ComponentProps) {
	if (notNow) return <LinkDown {...notNow} />
	return page ? <CertificatePage {...page} /> : <UnknownLink phone={phone} />
}
