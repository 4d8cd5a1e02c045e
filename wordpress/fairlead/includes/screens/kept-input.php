<?php
/**
 * What was typed and could not be stored, until the form is shown again.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_INPUT_SECONDS = DAY_IN_SECONDS;

/**
 * The name under which the input of this person for a record is kept.
 *
 * @param int $post_id The record; 0 for the options.
 */
function input_transient_name( int $post_id ): string {
	return 'fairlead_typed_' . get_current_user_id() . '_' . $post_id;
}

/**
 * Keeps invalid input with what is wrong with it; without errors, forgets it.
 *
 * @param int      $post_id The record.
 * @param string[] $errors  By path.
 * @param array    $typed   By path.
 */
function keep_input( int $post_id, array $errors, array $typed ): void {
	if ( $errors ) {
		set_transient( input_transient_name( $post_id ), compact( 'errors', 'typed' ), MAX_INPUT_SECONDS );
	} else {
		delete_transient( input_transient_name( $post_id ) );
	}
}

/**
 * What is wrong with a field, as a sentence: "Born has a day, but no month."
 *
 * @param array  $shape   The field's shape.
 * @param array  $about   The field's entry in its form.
 * @param string $message Of the error.
 */
function error_sentence( array $shape, array $about, string $message ): string {
	return $about['label'] . ( 'list' === $shape['kind'] ? ': ' : ' ' ) . $message . '.';
}

/**
 * The kept input of this person: errors and typed values by path.
 *
 * @param int $post_id The record.
 */
function kept_input( int $post_id ): array {
	$kept = get_transient( input_transient_name( $post_id ) );
	return is_array( $kept ) ? $kept : array(
		'errors' => array(),
		'typed'  => array(),
	);
}

/**
 * Says above a form what was not stored.
 *
 * @param string[] $errors  By path.
 * @param int      $message WordPress's number of what has happened.
 */
function show_errors( array $errors, int $message = 0 ): void {
	if ( ! $errors ) {
		return;
	}
	if ( isset( $errors[''] ) ) {
		echo '<div class="notice notice-error" id="fairlead-refused"><p><strong>' . esc_html( $errors[''] ) . '</strong></p></div>';
		return;
	}
	echo '<div class="notice notice-error" id="fairlead-refused"><p><strong>' . esc_html( refused_title( count( $errors ), $message ) ) . '</strong></p><ul class="ul-disc">';
	foreach ( $errors as $path => $error ) {
		printf( '<li><a href="#%s">%s</a></li>', esc_attr( refused_anchor( $path ) ), esc_html( rtrim( $error, '.' ) ) );
	}
	echo '</ul></div>';
}

/**
 * Where a field that was not stored is on the page.
 *
 * @param string $path The field; '' for the whole form.
 */
function refused_anchor( string $path ): string {
	return '' === $path ? 'fairlead-refused' : html_id( "fairlead[$path]" );
}

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'fairlead/v1',
			'/form-errors/(?P<id>\d+)',
			array(
				'methods'             => 'GET',
				'permission_callback' => function ( $request ) {
					return current_user_can( 'edit_post', (int) $request['id'] );
				},
				'callback'            => function ( $request ) {
					return array_values( kept_input( (int) $request['id'] )['errors'] );
				},
			)
		);
	}
);

/**
 * In place of what core says of the record: in the form, from where its script moves it to the top.
 */
add_action(
	'edit_form_top',
	function ( $post ) {
		if ( form_of( $post->post_type ) ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a sentence.
			show_errors( kept_input( $post->ID )['errors'], isset( $_GET['message'] ) ? absint( $_GET['message'] ) : 0 );
		}
	}
);
