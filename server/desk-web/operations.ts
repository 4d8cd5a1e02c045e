import type { ReplicaStatus } from '#content/replica/replica.ts'
import type { IdentityProvider } from '#domain/desk/identity-provider.ts'
import type { EditPlace, Operations, SkippedRecord } from '#domain/desk/operations.ts'
import type { FileStorage } from '#records/files/file-storage.ts'
import type { Config } from '../config.ts'
import { createSettingsCheck } from './settings-check.ts'

interface OperationsOptions {
	config: Config
	content: { replica: { status(): ReplicaStatus }; skipped(): SkippedRecord[]; warnings(): string[] }
	records: { files: FileStorage; upkeep: { warnings(): string[] } }
	payments?: { warnings(): string[] } | undefined
	provider?: IdentityProvider | undefined
}

/** What the desk may ask the running site about itself. */
export function createOperations({ config, content, records, payments, provider }: OperationsOptions): Operations {
	const { status } = content.replica
	const warnings = () => [...records.upkeep.warnings(), ...content.warnings(), ...(payments?.warnings() ?? [])]
	return {
		skipped: content.skipped,
		contentNotes: () => status().withheld.map(withheldInWords),
		readFile: records.files.read,
		settings: createSettingsCheck({ config, storage: records.files, status, warnings, provider }),
		editPlace: (item, folder) => editPlace(config.apiBase, item, folder),
	}
}

function withheldInWords({ list, held, offered }: ReplicaStatus['withheld'][number]): string {
	return `Your content backend suddenly has ${offered} ${list} in place of ${held}. The site keeps what it has for now; whoever runs it can accept the removal (npm run desk -- accept-content ${list}).`
}

/** The edit screen is below the address of WordPress, with or without its own folder. */
function editPlace(
	apiBase: string | null,
	{ id, slug }: { id: number; slug: string },
	folder: 'dogs' | 'merch',
): EditPlace {
	if (apiBase === null) return { kind: 'file', name: `${folder}/${slug}.md` }
	const base = apiBase.replace(/\/+$/, '')
	return { kind: 'link', url: `${base}/wp-admin/post.php?post=${id}&action=edit` }
}
