/** A bucket, or a folder of one, of a storage that speaks the S3 protocol. */
export interface S3Settings {
	/** With bucket and folder, without a slash at the end: "https://s3.eu-west-2.amazonaws.com/rescue/files". */
	url: string
	/** "s3.eu-west-2.amazonaws.com/rescue/files", for people. */
	place: string
	region: string
	accessKeyId: string
	secretAccessKey: string
}

const REGION_IN_HOST = /^s3[.-]([a-z0-9-]+)\./
const DEFAULT_REGION = 'us-east-1'

/**
 * Parses "https://KEY:SECRET@s3.eu-west-2.amazonaws.com/bucket/folder?region=eu-west-2"; undefined when a part is missing. The region is
 * optional where the host names it.
 */
export function parseS3Url(given: string): S3Settings | undefined {
	if (!URL.canParse(given)) return undefined
	const { protocol, host, hostname, pathname, username, password, searchParams } = new URL(given)
	const path = pathname.replace(/\/+$/, '')
	const isComplete = /^https?:$/.test(protocol) && username !== '' && password !== '' && /^\/[^/]/.test(path)
	const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)]
	if (!isComplete || accessKeyId === undefined || secretAccessKey === undefined) return undefined
	const region = searchParams.get('region') || REGION_IN_HOST.exec(hostname)?.[1] || DEFAULT_REGION
	return { url: `${protocol}//${host}${path}`, place: host + path, region, accessKeyId, secretAccessKey }
}

function decoded(text: string): string | undefined {
	try {
		return decodeURIComponent(text)
	} catch {
		return undefined
	}
}
