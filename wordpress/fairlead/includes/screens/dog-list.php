<?php
/**
 * The list of dogs: photo, status, days waiting, completeness, and what is missing. Statuses are changed in the list.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const STATUS_FIELD = 'fairlead_status';

add_filter(
	'manage_dog_posts_columns',
	function ( $columns ) {
		$ours = array(
			'cb'                => $columns['cb'] ?? '',
			'fairlead_photo'    => __( 'Photo', 'fairlead' ),
			'title'             => __( 'Name', 'fairlead' ),
			'fairlead_about'    => __( 'Breed, age, place', 'fairlead' ),
			'fairlead_status'   => __( 'Status', 'fairlead' ),
			'fairlead_waiting'  => __( 'Days waiting', 'fairlead' ),
			'fairlead_complete' => __( 'Complete', 'fairlead' ),
			'fairlead_problems' => __( 'What would help', 'fairlead' ),
		);
		return $ours + array_diff_key( $columns, array_flip( array( 'taxonomy-dog_breed', 'taxonomy-dog_trait', 'date' ) ) );
	}
);

add_action( 'manage_dog_posts_custom_column', __NAMESPACE__ . '\show_dog_column', 10, 2 );

/**
 * Prints a cell of the list.
 *
 * @param string $column The column.
 * @param int    $id     The dog.
 */
function show_dog_column( $column, $id ): void {
	$dog = get_post( $id );
	switch ( $column ) {
		case 'fairlead_photo':
			show_thumbnail( $id );
			break;
		case 'fairlead_about':
			echo esc_html( about_dog( $id ) );
			break;
		case 'fairlead_status':
			show_status_cell( $id );
			echo '<p class="fairlead-brief">' . esc_html( dog_in_brief( $dog ) ) . '</p>';
			break;
		case 'fairlead_waiting':
			echo listed_days( $dog ) >= 0 ? (int) listed_days( $dog ) : '—';
			break;
		case 'fairlead_complete':
			show_completeness( $dog );
			break;
		case 'fairlead_problems':
			$advice = advice_for( $dog );
			if ( $advice ) {
				show_first_advice( $dog, $advice );
			}
	}
}

/**
 * Prints how complete a dog's page is. The bar has one colour: what is missing most is said beside it.
 *
 * @param \WP_Post $dog The dog.
 */
function show_completeness( \WP_Post $dog ): void {
	$percent = completeness( $dog );
	if ( 100 === (int) $percent ) {
		echo '<span class="fairlead-whole"><span class="dashicons dashicons-yes" aria-hidden="true"></span>100%</span>';
		return;
	}
	printf( '<span class="fairlead-bar" aria-hidden="true"><span style="width: %1$d%%"></span></span> <span>%1$d%%</span>', (int) $percent );
}

/**
 * Breed, age and place of a dog, as far as they are known.
 *
 * @param int $id The dog.
 */
function about_dog( int $id ): string {
	$breeds = wp_get_object_terms( $id, 'dog_breed', array( 'fields' => 'names' ) );
	$parts  = is_array( $breeds ) ? array_map( __NAMESPACE__ . '\plain_text', $breeds ) : array();
	return implode( ', ', array_filter( array_merge( $parts, array( rough_age( (string) known( $id, 'birth_date' ) ), (string) known( $id, 'location' ) ) ) ) );
}

/**
 * An age in years, or in months below one year; '' when it is not known.
 *
 * @param string $born As 2019, 2019-04 or 2019-04-30.
 */
function rough_age( string $born ): string {
	if ( ! preg_match( '/^(\d{4})(?:-(\d\d))?/', $born, $parts ) ) {
		return '';
	}
	$month  = isset( $parts[2] ) ? (int) $parts[2] : 7;
	$months = max( 0, ( (int) wp_date( 'Y' ) - (int) $parts[1] ) * 12 + (int) wp_date( 'n' ) - $month );
	if ( $months < 12 ) {
		/* translators: %d: a number of months. */
		return sprintf( _n( '%d month', '%d months', $months, 'fairlead' ), $months );
	}
	/* translators: %d: a number of years. */
	return sprintf( _n( '%d year', '%d years', (int) floor( $months / 12 ), 'fairlead' ), (int) floor( $months / 12 ) );
}

/**
 * What matters of a dog in a line, for phones.
 *
 * @param \WP_Post $dog The dog.
 */
function dog_in_brief( \WP_Post $dog ): string {
	$days   = listed_days( $dog );
	$full   = completeness( $dog );
	$advice = advice_for( $dog );
	$parts  = array(
		/* translators: %d: a number of days. */
		$days >= 0 ? sprintf( _n( '%d day', '%d days', $days, 'fairlead' ), $days ) : '',
		$full < 100 ? "$full%" : '',
		$advice ? $advice[0]['text'] : '',
	);
	return implode( ' · ', array_filter( $parts, 'strlen' ) );
}

/**
 * Prints the status, as a menu for people who may change it.
 *
 * @param int $id The dog.
 */
function show_status_cell( int $id ): void {
	$status = (string) known( $id, 'status' );
	if ( ! current_user_can( 'edit_post', $id ) ) {
		echo esc_html( dog_statuses()[ $status ] ?? '' );
		return;
	}
	/* translators: %s: name of a dog. */
	$label = sprintf( __( 'Status of %s', 'fairlead' ), plain_text( get_the_title( $id ) ) );
	show_select(
		'',
		array( '' => __( 'Choose one', 'fairlead' ) ) + dog_statuses(),
		$status,
		array(
			'class'      => 'fairlead-status',
			'data-id'    => $id,
			'aria-label' => $label,
		)
	);
	echo '<span class="fairlead-said" role="status"></span>';
}

foreach ( array( 'quick_edit_custom_box', 'bulk_edit_custom_box' ) as $hook ) {
	add_action(
		$hook,
		function ( $column, $post_type ) use ( $hook ) {
			if ( 'fairlead_status' !== $column || 'dog' !== $post_type ) {
				return;
			}
			$first = 'bulk_edit_custom_box' === $hook ? array( '-1' => __( '— No change —', 'fairlead' ) ) : array( '' => __( 'Choose one', 'fairlead' ) );
			echo '<fieldset class="inline-edit-col-right"><div class="inline-edit-col"><label class="inline-edit-group fairlead-quick-status"><span class="title">' . esc_html__( 'Adoption status', 'fairlead' ) . '</span> ';
			show_select( STATUS_FIELD, $first + dog_statuses(), (string) key( $first ), array() );
			echo '</label></div></fieldset>';
		},
		10,
		2
	);
}

/**
 * Stores the status of quick and bulk edit.
 *
 * @param int $post_id The dog.
 */
function save_listed_status( $post_id ): void {
	$quick = isset( $_POST['_inline_edit'] ) && wp_verify_nonce( sanitize_key( $_POST['_inline_edit'] ), 'inlineeditnonce' );
	$bulk  = isset( $_REQUEST['bulk_edit'], $_REQUEST['_wpnonce'] ) && wp_verify_nonce( sanitize_key( $_REQUEST['_wpnonce'] ), 'bulk-posts' );
	if ( ( ! $quick && ! $bulk ) || ! isset( $_REQUEST[ STATUS_FIELD ] ) || ! current_user_can( 'edit_post', $post_id ) ) {
		return;
	}
	$status = sanitize_key( $_REQUEST[ STATUS_FIELD ] );
	if ( '-1' !== $status && ! wp_is_post_revision( $post_id ) ) {
		write_field( $post_id, 'meta.status', fields_of( 'dog' )['meta.status'], $status );
	}
}
add_action( 'save_post_dog', __NAMESPACE__ . '\save_listed_status' );

add_action(
	'restrict_manage_posts',
	function ( $post_type ) {
		if ( 'dog' === $post_type ) {
			echo '<label class="screen-reader-text" for="fairlead-filter">' . esc_html__( 'Show only', 'fairlead' ) . '</label>';
			show_select( STATUS_FIELD . '_filter', array( '' => __( 'All statuses', 'fairlead' ) ) + dog_statuses(), asked_status(), array( 'id' => 'fairlead-filter' ) );
		}
	}
);

/**
 * The status that the list is asked for; '' for all.
 */
function asked_status(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
	return isset( $_GET[ STATUS_FIELD . '_filter' ] ) ? sanitize_key( $_GET[ STATUS_FIELD . '_filter' ] ) : '';
}

add_action(
	'pre_get_posts',
	function ( $query ) {
		if ( ! is_admin() || ! $query->is_main_query() || 'dog' !== $query->get( 'post_type' ) ) {
			return;
		}
		$query->set( 'fairlead_prime', true );
		order_dogs( $query );
		if ( '' !== asked_status() ) {
			$query->set( 'meta_key', meta_key( 'meta.status' ) );
			$query->set( 'meta_value', asked_status() );
		}
	}
);

add_filter(
	'disable_months_dropdown',
	function ( $is_off, $post_type ) {
		return $is_off || in_array( $post_type, own_post_types(), true );
	},
	10,
	2
);
