<?php
/**
 * Sends change notices to the site, after the editor has the answer.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_NOTICE_EVENTS    = 200;
const MAX_NOTICE_BYTES     = 64000;
const SEND_TIMEOUT_SECONDS = 10;
const SEND_HOOK            = 'fairlead_send_notices';
/** Wakes up the queue in a process of its own. */
const SEND_ROUTE = '/fairlead/v1/send-notices';

/**
 * Whether there is a site to send to.
 */
function is_connected(): bool {
	return '' !== site_address() && '' !== content_secret();
}

/**
 * Watches what this request changes.
 */
function watch_changes(): void {
	if ( ! is_connected() ) {
		return;
	}
	$watcher = new Change_Watcher();
	$watcher->watch();
	add_action(
		'shutdown',
		function () use ( $watcher ) {
			$events = $watcher->events();
			array_walk( $events, __NAMESPACE__ . '\enqueue' );
			if ( $events ) {
				send_after_response();
			}
		},
		// After WordPress has handed its output on.
		20
	);
	if ( ! wp_next_scheduled( SEND_HOOK ) ) {
		wp_schedule_event( time(), 'fairlead_minute', SEND_HOOK );
	}
}
add_action( 'init', __NAMESPACE__ . '\watch_changes', 0 );
add_action( SEND_HOOK, __NAMESPACE__ . '\send_notices' );

add_filter(
	'cron_schedules', // phpcs:ignore WordPress.WP.CronInterval.CronSchedulesInterval -- The site runs cron each minute.
	function ( $schedules ) {
		$schedules['fairlead_minute'] = array(
			'interval' => MINUTE_IN_SECONDS,
			'display'  => __( 'Every minute', 'fairlead' ),
		);
		return $schedules;
	}
);

/**
 * Ends the minutely sending.
 */
function stop_sending(): void {
	wp_clear_scheduled_hook( SEND_HOOK );
}

/**
 * Sends in this process where it can end the response first or no one waits for one, else in another.
 */
function send_after_response(): void {
	if ( end_response() || wp_doing_cron() || 'cli' === PHP_SAPI ) {
		send_notices();
		return;
	}
	$body = wp_json_encode( array( 'sent_at' => time() ) );
	wp_remote_post(
		get_rest_url( null, SEND_ROUTE ),
		array(
			'blocking'  => false,
			'timeout'   => 0.01,
			'sslverify' => false,
			'headers'   => array( 'X-Rescue-Signature' => sign_message( message_text( 'wordpress', 'POST', SEND_ROUTE, $body ) ) ),
			'body'      => $body,
		)
	);
}

/**
 * Ends the response while the process goes on. Returns false where PHP cannot.
 */
function end_response(): bool {
	foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
		if ( function_exists( $finish ) ) {
			return (bool) $finish();
		}
	}
	return false;
}

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'fairlead/v1',
			'/send-notices',
			array(
				'methods'             => 'POST',
				'permission_callback' => function ( $request ) {
					return is_signed_message( $request->get_header( 'X-Rescue-Signature' ), message_text( 'wordpress', 'POST', SEND_ROUTE, $request->get_body() ) );
				},
				'callback'            => function () {
					ignore_user_abort( true );
					end_response();
					send_notices();
					return new \WP_REST_Response( null, 204 );
				},
			)
		);
	}
);

/**
 * Sends everything while anything is due. One process at a time; what is queued meanwhile is sent too.
 */
function send_notices(): void {
	while ( is_connected() && has_due_rows() && lock_queue() ) {
		try {
			$is_sent = send_oldest();
		} finally {
			unlock_queue();
		}
		if ( ! $is_sent ) {
			return;
		}
	}
}

/**
 * Sends one notice with the oldest rows. Returns false when the site did not take it.
 */
function send_oldest(): bool {
	$rows   = oldest_rows( MAX_NOTICE_EVENTS );
	$events = array();
	$bytes  = 0;
	foreach ( $rows as $row ) {
		$event  = event_of( $row );
		$bytes += strlen( wp_json_encode( $event ) ) + 1;
		if ( $bytes > MAX_NOTICE_BYTES ) {
			break;
		}
		$events[] = $event;
	}
	$rows  = array_slice( $rows, 0, count( $events ) );
	$error = $events ? post_notice( $events ) : '';
	if ( '' === $error ) {
		remove_rows( $rows );
		remember_sent( $rows );
		return true;
	}
	postpone_rows( $rows, $error );
	return false;
}

/**
 * An event as the contract has it.
 *
 * @param array $row Of the queue.
 */
function event_of( array $row ): array {
	$event = array(
		'event' => $row['event'],
		'type'  => $row['type'],
		'id'    => (int) $row['object_id'],
		'slug'  => $row['slug'],
	);
	return '' === $row['old_slug'] ? $event : $event + array( 'old_slug' => $row['old_slug'] );
}

/**
 * Posts a notice. Returns why the site did not take it, or ''.
 *
 * @param array[] $events Of the notice.
 */
function post_notice( array $events ): string {
	$body     = wp_json_encode(
		array(
			'v'       => 1,
			'id'      => wp_generate_uuid4(),
			'sent_at' => gmdate( 'Y-m-d\TH:i:s\Z' ),
			'events'  => $events,
		)
	);
	$response = wp_remote_post(
		site_address() . '/api/content-changed',
		array(
			'timeout'     => SEND_TIMEOUT_SECONDS,
			'redirection' => 0,
			'headers'     => array(
				'Content-Type'       => 'application/json',
				'X-Rescue-Signature' => sign( $body ),
			),
			'body'        => $body,
		)
	);
	if ( is_wp_error( $response ) ) {
		return $response->get_error_message();
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	if ( $status < 200 || $status >= 300 ) {
		return "HTTP $status";
	}
	note_success();
	return '';
}
