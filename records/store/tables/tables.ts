import type { CaseEmailTable, CheckInTable, EmailBatchTable } from './case-email-tables.ts'
import type { CaseDraftTable, CaseEventTable, CaseLinkTable, CaseMentionTable, CaseTaskTable } from './case-tables.ts'
import type { HeartbeatTable } from './clock-tables.ts'
import type { DraftStartTable, DraftTable, ReplacedDraftKeyTable } from './draft-tables.ts'
import type { CaseFileTable, FileLinkTable } from './file-tables.ts'
import type {
	BankStatementLineTable,
	CardDeclineTable,
	CardStartTable,
	DonationTable,
	GiftAidClaimLineTable,
	GiftAidClaimTable,
	GiftAidDeclarationTable,
	SponsorshipEventTable,
	StatementImportTable,
	StatementLayoutTable,
	StatementPeriodTable,
	StatementRefundTable,
} from './giving-tables.ts'
import type { JobRunTable } from './job-tables.ts'
import type { DeskEventTable } from './live-tables.ts'
import type { NewsletterRequestTable, SubscriberTable } from './newsletter-tables.ts'
import type {
	AddressEmailTable,
	DailyTotalTable,
	DeliveryTable,
	EmailAlarmTable,
	NewAddressEmailTable,
} from './outbox-tables.ts'
import type {
	LedgerEntryTable,
	LedgerExportTable,
	PayableEventTable,
	PayableNoteTable,
	PayableTable,
	PaymentTable,
	ProviderEventTable,
	ProviderRequestTable,
} from './payable-tables.ts'
import type { OrderLineTable, ShopOrderTable, StockCountTable, StockNoticeTable, StockTable } from './shop-tables.ts'
import type {
	HeldFormTable,
	ProviderSignInTable,
	SignInChallengeTable,
	StaffDeviceTable,
	StaffIdentityTable,
	StaffPasskeyTable,
} from './sign-in-tables.ts'
import type {
	AuditEntryTable,
	AuditHeadTable,
	SavedViewTable,
	SignInAttemptTable,
	SignInRequestTable,
	StaffInvitationTable,
	StaffSessionTable,
	StaffTable,
} from './staff-tables.ts'
import type { DeletedSubmissionTable, SubmissionNumberTable, SubmissionTable } from './submission-tables.ts'

/* Timestamps are milliseconds since 1970, days are `YYYY-MM-DD`, booleans are 0 or 1: the same on SQLite and PostgreSQL. */

export interface Tables {
	submission: SubmissionTable
	draft: DraftTable
	draft_start: DraftStartTable
	replaced_draft_key: ReplacedDraftKeyTable
	delivery: DeliveryTable
	job_run: JobRunTable
	newsletter_request: NewsletterRequestTable
	subscriber: SubscriberTable
	heartbeat: HeartbeatTable
	submission_number: SubmissionNumberTable
	deleted_submission: DeletedSubmissionTable
	new_address_email: NewAddressEmailTable
	address_email: AddressEmailTable
	email_alarm: EmailAlarmTable
	daily_total: DailyTotalTable
	staff: StaffTable
	staff_invitation: StaffInvitationTable
	sign_in_request: SignInRequestTable
	staff_session: StaffSessionTable
	audit_entry: AuditEntryTable
	audit_head: AuditHeadTable
	sign_in_attempt: SignInAttemptTable
	case_event: CaseEventTable
	case_file: CaseFileTable
	file_link: FileLinkTable
	case_mention: CaseMentionTable
	case_task: CaseTaskTable
	case_link: CaseLinkTable
	case_draft: CaseDraftTable
	saved_view: SavedViewTable
	email_batch: EmailBatchTable
	case_email: CaseEmailTable
	check_in: CheckInTable
	held_form: HeldFormTable
	sign_in_challenge: SignInChallengeTable
	staff_device: StaffDeviceTable
	staff_passkey: StaffPasskeyTable
	staff_identity: StaffIdentityTable
	provider_sign_in: ProviderSignInTable
	desk_event: DeskEventTable
	payable: PayableTable
	payable_event: PayableEventTable
	payable_note: PayableNoteTable
	donation: DonationTable
	payment: PaymentTable
	ledger_entry: LedgerEntryTable
	ledger_export: LedgerExportTable
	sponsorship_event: SponsorshipEventTable
	card_start: CardStartTable
	card_decline: CardDeclineTable
	provider_request: ProviderRequestTable
	provider_event: ProviderEventTable
	gift_aid_declaration: GiftAidDeclarationTable
	gift_aid_claim: GiftAidClaimTable
	gift_aid_claim_line: GiftAidClaimLineTable
	bank_statement_line: BankStatementLineTable
	statement_period: StatementPeriodTable
	statement_refund: StatementRefundTable
	statement_layout: StatementLayoutTable
	statement_import: StatementImportTable
	shop_order: ShopOrderTable
	order_line: OrderLineTable
	stock: StockTable
	stock_count: StockCountTable
	stock_notice: StockNoticeTable
}
