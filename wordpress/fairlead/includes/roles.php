<?php
/**
 * Who may do what: dog editors edit dogs and media only; everyone who may edit posts may edit dogs too.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const DOG_EDITOR         = 'fairlead_dog_editor';
const DOG_EDITOR_VERSION = '1';

/** What people may do with dogs, beside what they may do with posts. */
const DOG_CAPABILITIES = array( 'edit_', 'edit_others_', 'edit_private_', 'edit_published_', 'publish_', 'read_private_', 'delete_', 'delete_others_', 'delete_private_', 'delete_published_' );

/**
 * Whoever may do something with posts may do it with dogs: nothing is written into the roles of the WordPress.
 *
 * @param bool[] $all Capabilities of a person.
 */
function grant_dogs( $all ): array {
	foreach ( DOG_CAPABILITIES as $start ) {
		if ( ! empty( $all[ $start . 'posts' ] ) && ! isset( $all[ $start . 'dogs' ] ) ) {
			$all[ $start . 'dogs' ] = true;
		}
	}
	return $all;
}
add_filter( 'user_has_cap', __NAMESPACE__ . '\grant_dogs' );

/**
 * Lets dog editors describe pictures: core asks for the right to edit posts.
 *
 * @param string[] $needed  Capabilities.
 * @param string   $asked   What is to be done.
 * @param int      $user_id By whom.
 * @param array    $args    To what.
 */
function allow_media( $needed, $asked, $user_id, $args ): array {
	if ( 'edit_post' !== $asked || ! array_intersect( array( 'edit_posts', 'edit_others_posts' ), $needed ) ) {
		return $needed;
	}
	$is_media = 'attachment' === get_post_type( $args[0] ?? 0 );
	$user     = $is_media ? get_userdata( $user_id ) : false;
	return $user && in_array( DOG_EDITOR, $user->roles, true ) ? array( 'upload_files' ) : $needed;
}
add_filter( 'map_meta_cap', __NAMESPACE__ . '\allow_media', 10, 4 );

/**
 * Adds the role of dog editors, once.
 */
function add_dog_editors(): void {
	if ( get_option( 'fairlead_roles_version' ) === DOG_EDITOR_VERSION ) {
		return;
	}
	$may = array(
		'read'         => true,
		'upload_files' => true,
	);
	foreach ( DOG_CAPABILITIES as $start ) {
		$may[ $start . 'dogs' ] = true;
	}
	remove_role( DOG_EDITOR );
	add_role( DOG_EDITOR, __( 'Dog editor', 'fairlead' ), $may );
	update_option( 'fairlead_roles_version', DOG_EDITOR_VERSION );
}
add_action( 'init', __NAMESPACE__ . '\add_dog_editors' );

/**
 * Who may rename, describe and delete breeds and traits, which stand on every page that has them at once. Who writes a dog
 * may add a new one, and it is seen once that dog is.
 */
function dog_term_capabilities(): array {
	return array(
		'manage_terms' => 'edit_others_dogs',
		'edit_terms'   => 'edit_others_dogs',
		'delete_terms' => 'edit_others_dogs',
		'assign_terms' => 'edit_dogs',
	);
}
