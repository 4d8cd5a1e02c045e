<?php
/**
 * What the list of dogs is counted and ordered by, kept with each dog: working it out for all dogs on each view takes too long.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** Not one of the fields, whose changes the site is told. */
const CHECK_META = '_listing_check';

/**
 * All dogs with what their listings need (0 for nothing), how complete they are, and how many days they wait (-1 for one who does not).
 *
 * @return array[] By id: 'status' of the record, 'needs', 'complete', 'days'.
 */
function checked_dogs(): array {
	global $wpdb;
	static $dogs = null;
	if ( null !== $dogs ) {
		return $dogs;
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A row for each dog, without its text and its fields.
	$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT p.ID AS id, p.post_status AS status, m.meta_value AS checked FROM {$wpdb->posts} p LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = 'dog' AND p.post_status <> 'auto-draft'", CHECK_META ) );
	$dogs  = array();
	$stale = array();
	$today = wp_date( 'Y-m-d' );
	foreach ( $rows as $row ) {
		$checked = explode( ' ', (string) $row->checked );
		if ( 4 === count( $checked ) && $today === $checked[0] ) {
			$dogs[ (int) $row->id ] = array( 'status' => $row->status ) + array_combine( array( 'needs', 'complete', 'days' ), array_map( 'intval', array_slice( $checked, 1 ) ) );
		} else {
			$stale[] = (int) $row->id;
		}
	}
	foreach ( $stale ? get_dogs( $stale ) : array() as $dog ) {
		$dogs[ $dog->ID ] = array( 'status' => $dog->post_status ) + check_listing( $dog );
	}
	return $dogs;
}

/**
 * Dogs with all they refer to.
 *
 * @param int[] $ids The dogs.
 * @return \WP_Post[]
 */
function get_dogs( array $ids ): array {
	return get_posts(
		array(
			'post_type'        => 'dog',
			'post_status'      => array_keys( get_post_stati() ),
			'post__in'         => $ids,
			'orderby'          => 'post__in',
			'posts_per_page'   => -1,
			'suppress_filters' => false,
			'fairlead_prime'   => true,
		)
	);
}

/**
 * Works out the check of a dog, and keeps it for the day: advice depends on it.
 *
 * @param \WP_Post $dog The dog.
 */
function check_listing( \WP_Post $dog ): array {
	$status = known( $dog->ID, 'status' );
	$shown  = null === $status || in_array( $status, LISTED_STATUSES, true );
	$check  = array(
		'needs'    => $shown ? (int) array_sum( wp_list_pluck( advice_for( $dog ), 'weight' ) ) : 0,
		'complete' => completeness( $dog ),
		'days'     => listed_days( $dog ),
	);
	$photo  = current( array_filter( array_map( __NAMESPACE__ . '\image', photos_of( $dog->ID ) ) ) );
	// A photo whose brightness is measured in a later request may need another.
	if ( ! $photo || '' !== get_post_meta( $photo['id'], meta_key( 'brightness' ), true ) ) {
		update_post_meta( $dog->ID, CHECK_META, wp_date( 'Y-m-d' ) . ' ' . implode( ' ', $check ) );
	}
	return $check;
}

/**
 * Published dogs who need something, the neediest first.
 *
 * @return int[] Ids.
 */
function needy_dogs(): array {
	$needs = array();
	foreach ( checked_dogs() as $id => $dog ) {
		if ( 'publish' === $dog['status'] && $dog['needs'] > 0 ) {
			$needs[ $id ] = $dog['needs'];
		}
	}
	arsort( $needs );
	return array_keys( $needs );
}

/**
 * Takes the check of a dog back, because the dog has changed: once, at the end of the request, however many fields are written.
 *
 * @param int $id A record.
 */
function forget_check( $id ): void {
	static $dogs = array();
	if ( isset( $dogs[ $id ] ) || 'dog' !== get_post_type( $id ) ) {
		return;
	}
	$dogs[ $id ] = true;
	add_action(
		'shutdown',
		function () use ( $id ) {
			delete_post_meta( $id, CHECK_META );
		},
		1
	);
}
add_action( 'save_post_dog', __NAMESPACE__ . '\forget_check' );
add_action( 'set_object_terms', __NAMESPACE__ . '\forget_check' );

/**
 * Takes the checks of all dogs with a photo back.
 *
 * @param int $photo The photo.
 */
function forget_photo( $photo ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- No function of WordPress finds them.
	$ids = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE ( meta_key = '_thumbnail_id' AND meta_value = %s ) OR ( meta_key = %s AND meta_value LIKE %s )", (string) $photo, meta_key( 'gallery' ), '%i:' . (int) $photo . ';%' ) );
	array_map( __NAMESPACE__ . '\forget_check', array_map( 'intval', $ids ) );
}
add_action( 'delete_attachment', __NAMESPACE__ . '\forget_photo' );

foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
	add_action(
		$hook,
		function ( $meta_id, $id, $key ) {
			if ( '_wp_attachment_image_alt' === $key ) {
				forget_photo( $id );
			} elseif ( CHECK_META !== $key ) {
				forget_check( $id );
			}
		},
		10,
		3
	);
}
