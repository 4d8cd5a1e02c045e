<?php
/**
 * Checks of the connection with the site, for its page and for Site Health.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** The site asks for cron each minute. */
const MAX_CRON_AGE_SECONDS = 10 * MINUTE_IN_SECONDS;
/** The site compares everything each minute. */
const MAX_SYNC_AGE_SECONDS = 10 * MINUTE_IN_SECONDS;

/**
 * All checks: name => a check with `label`, `state` (good, unknown, recommended, critical) and `words`.
 *
 * @param array $answer Of the site's echo.
 * @return array[]
 */
function connection_checks( array $answer ): array {
	$checks = array( 'reachable' => check_reachable( $answer ) );
	if ( '' === $answer['error'] ) {
		$checks['content'] = check_content( $answer );
		$checks += array_filter( array( 'desk' => check_desk_links( $answer ) ) );
	}
	if ( null !== $answer['offset'] ) {
		$checks['clock'] = check_clock( $answer );
	}
	return $checks + array(
		'email'      => check_email(),
		'permalinks' => check_permalinks(),
		'rest'       => check_rest(),
		'cron'       => check_cron(),
		'queue'      => check_queue( $answer ),
	);
}

/**
 * A check.
 *
 * @param string $label What is checked, as a statement of how it is.
 * @param string $state "good", "unknown", "recommended" or "critical".
 * @param string $words What to do, or more about it.
 */
function a_check( string $label, string $state, string $words = '' ): array {
	return compact( 'label', 'state', 'words' );
}

/**
 * Whether the site is there and has the same secret.
 *
 * @param array $answer Of the site's echo.
 */
function check_reachable( array $answer ): array {
	if ( '' === $answer['error'] ) {
		/* translators: %s: address of the site. */
		return a_check( __( 'The site answers, with the same secret', 'fairlead' ), 'good', sprintf( __( '%s sent a signed test message back.', 'fairlead' ), site_address() ) );
	}
	if ( $answer['status'] ) {
		return a_check( __( 'The site does not accept messages of this WordPress', 'fairlead' ), 'critical', $answer['error'] );
	}
	/* translators: 1: address of the site. 2: a technical message. */
	$words = sprintf( __( 'Nothing answers at %1$s. Is the website running, and is this its address? If so, ask the person who runs the server. It said: %2$s', 'fairlead' ), site_address(), $answer['error'] );
	return a_check( __( 'The site cannot be reached', 'fairlead' ), 'critical', $words );
}

/**
 * Whether the site reads this WordPress, and has done so lately.
 *
 * @param array $answer Of the site's echo.
 */
function check_content( array $answer ): array {
	$content = $answer['json']['content'] ?? null;
	if ( ! is_array( $content ) ) {
		return a_check( __( 'It is not known what the site reads', 'fairlead' ), 'recommended', __( 'The site says so when it answers.', 'fairlead' ) );
	}
	$source = (string) ( $content['api_base'] ?? '' );
	if ( '' === $source || wp_parse_url( $source, PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST ) ) {
		/* translators: 1: an address. 2: an address. */
		$words = '' === $source ? __( 'It shows its own files. Set API_BASE in its .env to the line below.', 'fairlead' ) : sprintf( __( 'It reads %1$s, this WordPress is %2$s.', 'fairlead' ), $source, home_url() );
		return a_check( __( 'The site does not read this WordPress', 'fairlead' ), '' === $source ? 'critical' : 'recommended', $words );
	}
	$synced = is_string( $content['last_sync_at'] ?? null ) ? strtotime( $content['last_sync_at'] ) : false;
	$error  = (string) ( $content['last_error'] ?? '' );
	if ( false === $synced ) {
		return a_check( __( 'The site has not read everything yet', 'fairlead' ), 'critical', $error );
	}
	/* translators: %s: a length of time, such as "5 mins". */
	$age = sprintf( __( 'The last time was %s ago.', 'fairlead' ), human_time_diff( $synced ) );
	if ( time() - $synced > MAX_SYNC_AGE_SECONDS ) {
		return a_check( __( 'The site has not been able to read everything for some time', 'fairlead' ), 'critical', trim( "$age $error" ) );
	}
	return a_check( __( 'The site reads this WordPress', 'fairlead' ), 'good', $age );
}

/**
 * Whether the clocks agree.
 *
 * @param array $answer Of the site's echo.
 */
function check_clock( array $answer ): array {
	$offset = $answer['offset'];
	if ( null === $offset ) {
		return a_check( __( 'The clock of the site is not known', 'fairlead' ), 'recommended' );
	}
	if ( abs( $offset ) > MAX_CLOCK_SKEW_SECONDS / 5 ) {
		/* translators: %d: a number of seconds. */
		return a_check( __( 'The clocks of the two servers differ', 'fairlead' ), abs( $offset ) > MAX_CLOCK_SKEW_SECONDS ? 'critical' : 'recommended', sprintf( __( 'By %d seconds. Beyond 300, messages between the two are refused. Ask your host to correct the clock.', 'fairlead' ), abs( $offset ) ) );
	}
	return a_check( __( 'The clocks agree', 'fairlead' ), 'good' );
}

/**
 * Whether there is an address to which new applications are announced.
 */
function check_email(): array {
	$email = (string) ( general_options()['notification_email'] ?? '' );
	if ( '' === $email ) {
		return a_check( __( 'There is no email for applications yet', 'fairlead' ), 'recommended', __( 'The forms of the site stay closed until there is one: enter it below.', 'fairlead' ) );
	}
	/* translators: %s: an email address. */
	return a_check( __( 'Applications are announced by email', 'fairlead' ), 'good', sprintf( __( 'To %s.', 'fairlead' ), $email ) );
}

/**
 * Whether addresses are readable, as the site's redirects of old addresses need.
 */
function check_permalinks(): array {
	if ( '' === get_option( 'permalink_structure' ) ) {
		return a_check( __( 'Addresses of pages are numbers', 'fairlead' ), 'recommended', __( 'The site works, but choose “Post name” under Settings, Permalinks: some hosts close the plain form of REST.', 'fairlead' ) );
	}
	return a_check( __( 'Addresses of pages are readable', 'fairlead' ), 'good' );
}

/**
 * Whether the site may read what is published.
 */
function check_rest(): array {
	$get      = function ( array $headers ) {
		return wp_remote_get(
			add_query_arg( 'per_page', 1, get_rest_url( null, 'wp/v2/dogs' ) ),
			array(
				'timeout'   => ASK_TIMEOUT_SECONDS,
				'sslverify' => false,
				'headers'   => $headers,
			)
		);
	};
	$visitor  = $get( array() );
	$is_open  = ! is_wp_error( $visitor ) && 200 === (int) wp_remote_retrieve_response_code( $visitor );
	$for_site = $is_open ? $visitor : $get( array( 'X-Rescue-Signature' => sign( 'GET./wp/v2/dogs' ) ) );
	if ( is_wp_error( $visitor ) ) {
		/* translators: %s: a technical message. */
		return a_check( __( 'WordPress cannot reach itself', 'fairlead' ), 'recommended', sprintf( __( 'So this cannot be checked, and changes reach the site up to a minute late: %s', 'fairlead' ), $visitor->get_error_message() ) );
	}
	if ( $is_open ) {
		return a_check( __( 'Your site may read what is published here', 'fairlead' ), 'good' );
	}
	if ( is_connected() && ! is_wp_error( $for_site ) && 200 === (int) wp_remote_retrieve_response_code( $for_site ) ) {
		return a_check( __( 'Your site may read what is published here, and nobody else', 'fairlead' ), 'good' );
	}
	/* translators: %d: a number such as 401. */
	return a_check( __( 'Your site may not read what is published here', 'fairlead' ), 'critical', sprintf( __( 'The REST interface is closed: a plugin or the server answers %d. Allow /wp-json for the site there, or create an application password and set API_USER and API_PASSWORD in its .env.', 'fairlead' ), (int) wp_remote_retrieve_response_code( $visitor ) ) );
}

/**
 * Whether scheduled work runs: scheduled posts and retries of messages.
 */
function check_cron(): array {
	$due = wp_next_scheduled( SEND_HOOK );
	if ( false === $due || time() - $due < MAX_CRON_AGE_SECONDS ) {
		return a_check( __( 'Scheduled work runs', 'fairlead' ), 'good' );
	}
	/* translators: %s: a length of time, such as "5 mins". */
	return a_check( __( 'Scheduled work is late', 'fairlead' ), 'recommended', sprintf( __( 'By %s. The site starts it each minute; can it reach wp-cron.php?', 'fairlead' ), human_time_diff( $due ) ) );
}

/**
 * Whether changes wait to be sent.
 *
 * @param array|null $answer Of the site's echo; null when the site was not asked.
 */
function check_queue( ?array $answer = null ): array {
	$rows = oldest_rows( 1 );
	if ( ! $rows && null === $answer ) {
		return a_check( __( 'No changes are waiting', 'fairlead' ), 'good' );
	}
	if ( ! $rows && '' !== $answer['error'] ) {
		return a_check( __( 'Whether the site has every change', 'fairlead' ), 'unknown', __( 'Nothing is waiting here. Whether everything arrived can be said once the site answers.', 'fairlead' ) );
	}
	if ( ! $rows ) {
		return a_check( __( 'The site has been told of every change', 'fairlead' ), 'good', __( 'Nothing is waiting.', 'fairlead' ) );
	}
	return a_check( __( 'Changes are waiting to be sent', 'fairlead' ), $rows[0]['attempts'] > 1 ? 'critical' : 'recommended', (string) $rows[0]['last_error'] );
}
